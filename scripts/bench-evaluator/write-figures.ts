import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { zenPackage } from './engines.js';
import { evaluatorFigures, type Figure } from './evaluator-figures.js';

const document = 'docs/performance.md';
const [begin, end] = ['<!-- evaluator: written by npm run bench -->', '<!-- /evaluator -->'];

/** Measures the evaluator, prints its figures, and writes them into the part "evaluator" of `docs/performance.md`. */
export async function benchEvaluator(): Promise<void> {
  const figures = await evaluatorFigures();
  const text = table(figures);
  console.log(`${text}\n`);
  const before = readFileSync(document, 'utf8');
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} has no part for the evaluator`);
  writeFileSync(document, `${before.slice(0, from + begin.length)}\n${text}\n${before.slice(to)}`);
}

function table(figures: readonly Figure[]): string {
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
  ].join('\n');
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
