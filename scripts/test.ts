import { allSpecs, needOf, outside, runSpecs } from './specs.js';

/**
 * `npm test [-- options of mocha]`: every spec that needs nothing but Node, and little time, two at a time; the last lines
 * name what was left out. `npm run test:all` leaves out none, and runs one after the other, since those on a database share its
 * server, whose faults befall whoever calls next: what a spec needs and does not find is a failure.
 */
const [all, ...more] = process.argv.slice(2);
const options = [...(all === '--all' ? more : process.argv.slice(2))];
const specs = allSpecs();
const left = all === '--all' ? [] : specs.filter((spec) => needOf(spec) !== undefined);
process.exitCode = await runSpecs(
  specs.filter((spec) => !left.includes(spec)),
  all === '--all' ? options : ['--parallel', '--jobs', '2', ...options],
);
if (left.length > 0) {
  const lines = Object.entries(outside).flatMap(([word, need]) => [
    `  ${need}:`,
    ...left.filter((spec) => needOf(spec) === word).map((spec) => `    ${spec}`),
  ]);
  console.log(`Left out, for npm run test:all and npm run spec:\n${lines.join('\n')}`);
}
