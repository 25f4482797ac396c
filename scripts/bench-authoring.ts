import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Diagnostic } from 'vscode-languageserver/node';
import { keptDirectory } from '../src/prepared/kept-bytes.js';
import { EditorClient } from '../test/support/editor/editor-client.js';
import { DataCopy } from '../test/support/rules/data-copy.js';
import { median, onThisMachine, spread, writeFigures } from './bench-tables.js';

const rounds = 9;
const program = 'dist/src/cli/case-capture.js';
const ruleFile = 'rules/common/plausibility/lifestyle.yaml';
const [right, misspelled] = ['fact: bodyMassIndex', 'fact: bodyMasIndex'];

/** What an actuary changes, in each round to what was not there before. */
const changes: readonly (readonly [file: string, find: RegExp, by: (round: number) => string])[] = [
  [ruleFile, /reference: "/, (round) => `reference: "round ${round}; `],
  ['rules/international/csp/1.yaml', /homemakerMultiple: \d+/, (round) => `homemakerMultiple: ${10 + round / 2}`],
  ['screens/common/texts/en.yaml', /requested: "/, (round) => `requested: "${round}. `],
];

/**
 * How long who changes a rule waits: for a check, of which nothing or all but one change is known, for one that
 * watches, and for what is found behind a key in an editor. Prints it and writes it to docs/performance.md. By the
 * clock, since that is what somebody waits for; how quick the machine was stands beside. Fails only when something is
 * not found.
 */
export async function benchAuthoring(): Promise<void> {
  const copy = new DataCopy();
  try {
    const nodes = await timesOf(rounds, startNode);
    const table = [
      ['Node alone, from its start to its end: how quick the machine was', nodes, ''],
      ['`check` of both systems, nothing known of them', await timesOf(3, () => checkAnew(copy)), ''],
      ['`check` after one change', await checksAfterChanges(copy), 'at most 1,500 ms'],
      ['`check` again', await timesOf(rounds, () => check(copy)), ''],
      ['`check --watch`, from a file that is saved to what is found', await watched(copy), 'at most 500 ms'],
      ['in an editor, from a key to what is found', await typed(copy), 'less than 200 ms'],
    ] as const;
    writeFigures('authoring', [
      `${onThisMachine()}; medians (least to most) of ${rounds} rounds, of the first check of 3.`,
      '',
      '| figure | measured | ratio | goal |',
      '| --- | --- | --- | --- |',
      ...table.map(
        ([figure, times, goal]) =>
          `| ${figure} | ${spread(times, 'ms')} | ${(median(times) / median(nodes)).toFixed(1)} × | ${goal} |`,
      ),
    ]);
  } finally {
    copy.remove();
  }
}

/** Milliseconds, of so many times one after the other. */
async function timesOf(count: number, work: (round: number) => unknown): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 1; round <= count; round++) {
    const begun = performance.now();
    await work(round);
    times.push(performance.now() - begun);
  }
  return times;
}

async function startNode(): Promise<void> {
  await once(spawn(process.execPath, ['-e', '0']), 'close');
}

const begin = (copy: DataCopy, ...words: readonly string[]) =>
  spawn(process.execPath, [program, ...words, ...copy.options], { stdio: ['ignore', 'pipe', 'inherit'] });

/** @throws (rejects) Error when an error is found */
async function check(copy: DataCopy): Promise<void> {
  const child = begin(copy, 'check');
  child.stdout.resume();
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`check ended with ${code}`);
}

/** As on a machine on which none was made. */
function checkAnew(copy: DataCopy): Promise<void> {
  for (const kept of existsSync(keptDirectory) ? readdirSync(keptDirectory) : [])
    if (kept === 'answers' || kept.startsWith('report-')) rmSync(join(keptDirectory, kept));
  return check(copy);
}

async function checksAfterChanges(copy: DataCopy): Promise<readonly number[]> {
  const times: number[] = [];
  for (const [file, find, by] of changes) {
    const text = copy.read(file);
    times.push(
      ...(await timesOf(rounds / changes.length, (round) => {
        if (!find.test(text)) throw new Error(`${file} has no ${find.source}`);
        copy.write(file, text.replace(find, by(round)));
        return check(copy);
      })),
    );
    copy.write(file, text);
  }
  await check(copy);
  return times;
}

async function watched(copy: DataCopy): Promise<readonly number[]> {
  const child = begin(copy, 'check', '--watch');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const says = async (start: string, words = ''): Promise<void> => {
    for (let line = await lines.next(); ; line = await lines.next()) {
      if (line.done) throw new Error(`check --watch did not say ${start}`);
      if (line.value.startsWith(start) && line.value.includes(words)) return;
    }
  };
  try {
    await says('watching ');
    const text = copy.read(ruleFile);
    return await timesOf(rounds, async (round) => {
      copy.write(ruleFile, round % 2 === 1 ? text.replace(right, misspelled) : text);
      await says(round % 2 === 1 ? ruleFile : `gone: ${ruleFile}`, ' unknown-');
    });
  } finally {
    child.kill();
    await once(child, 'close');
  }
}

async function typed(copy: DataCopy): Promise<readonly number[]> {
  const editor = new EditorClient(copy.path('.'));
  try {
    await editor.begin();
    const text = copy.read(ruleFile).replace(misspelled, right);
    const opened = editor.diagnostics(ruleFile, () => true);
    await editor.open(ruleFile, text);
    await opened;
    return await timesOf(rounds, async (round) => {
      const isWrong = round % 2 === 1;
      const found = editor.diagnostics(ruleFile, (all: readonly Diagnostic[]) => all.length > 0 === isWrong);
      await editor.change(ruleFile, isWrong ? text.replace(right, misspelled) : text);
      await found;
    });
  } finally {
    await editor.end();
  }
}
