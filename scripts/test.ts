import { join } from 'node:path';
import { memoryDirectory } from './memory-directory.js';
import { allSpecs, needOf, outside, runSpecs } from './specs.js';

/**
 * `npm test [-- options of mocha]`: every spec that needs nothing but Node, and little time, two at a time, with what
 * they write in memory where there is room for it; the last lines name what was left out. `npm run test:all` leaves out
 * none: what a spec needs and does not find is a failure. Those on a database run one after the other, behind the
 * others, since they share its server, whose faults befall whoever calls next. `--report <directory>` writes what
 * mocha's JSON reporter says of each of the two; `--lane <name>` runs one of them only.
 */
const sideBySide = ['--parallel', '--jobs', '2'];

const words = process.argv.slice(2);
const all = words[0] === '--all';
if (all) words.shift();
const directory = words[0] === '--report' ? words.splice(0, 2)[1] : undefined;
const lane = words[0] === '--lane' ? words.splice(0, 2)[1] : undefined;
const reportTo = (name: string): readonly string[] =>
  directory === undefined
    ? []
    : ['--reporter', 'json', '--reporter-option', `output=${join(directory, `${name}.json`)}`];

const specs = allSpecs();
const onDatabase = specs.filter((spec) => needOf(spec) === 'mongodb');
const left = all ? [] : specs.filter((spec) => needOf(spec) !== undefined);
const free = specs.filter((spec) => !left.includes(spec) && !onDatabase.includes(spec));
const lanes: Readonly<Record<string, () => Promise<number>>> = {
  'side-by-side': () => runSpecs(free, [...sideBySide, ...reportTo('side-by-side'), ...words], memoryDirectory()),
  ...(all && { 'on-database': () => runSpecs(onDatabase, [...reportTo('on-database'), ...words]) }),
};
const codes: number[] = [];
for (const [name, run] of Object.entries(lanes)) if (lane === undefined || lane === name) codes.push(await run());
if (codes.length === 0) throw new Error(`there is no lane ${lane}: ${Object.keys(lanes).join(', ')}`);
process.exitCode = Math.max(...codes);
if (left.length > 0) {
  const lines = Object.entries(outside).flatMap(([word, need]) => [
    `  ${need}:`,
    ...left.filter((spec) => needOf(spec) === word).map((spec) => `    ${spec}`),
  ]);
  console.log(`Left out, for npm run test:all and npm run spec:\n${lines.join('\n')}`);
}
