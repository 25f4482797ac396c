import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { writeFigures } from '../bench-tables.js';
import { zenPackage } from './engines.js';
import { evaluatorFigures, type Figure } from './evaluator-figures.js';

/** Measures the evaluator, prints its figures, and writes them into the part "evaluator" of `docs/performance.md`. */
export async function benchEvaluator(): Promise<void> {
  writeFigures('evaluator', table(await evaluatorFigures()));
}

function table(figures: readonly Figure[]): readonly string[] {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${packages()}`;
  return [
    `On ${machine}, ${new Date().toISOString().slice(0, 10)}; microseconds of the processor, medians with the quarters around them.`,
    '',
    '| figure | µs | ratio | goal |',
    '| --- | --- | --- | --- |',
    ...figures.map(
      ({ what, taken, ratio, goal }) =>
        `| ${what} | ${shown(taken.median)} (${shown(taken.low)} to ${shown(taken.high)}) | ${ratio === undefined ? '' : `${shown(ratio)} ×`} | ${goal ?? ''} |`,
    ),
  ];
}

const shown = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)));

/** The versions of the engines that are compared, as installed. */
function packages(): string {
  return ['node_modules/json-rules-engine/package.json', 'node_modules/json-logic-engine/package.json', zenPackage]
    .filter((file) => existsSync(file))
    .map((file) => {
      const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
      return `${name} ${version}`;
    })
    .join(', ');
}
