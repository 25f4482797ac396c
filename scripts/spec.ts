import { runSpecs, specsNamed } from './specs.js';

/**
 * `npm run spec -- paths… [options of mocha]`: the specs that files, folders or patterns name, and no others, as in
 * `npm run spec -- test/rules/values test/dto/element.spec.ts --grep unit`.
 */
const words = process.argv.slice(2);
const end = words.findIndex((word) => word.startsWith('-'));
const [names, options] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)];
try {
  if (names.length === 0) throw new Error('name specs, folders or patterns: npm run spec -- test/rules/values');
  const specs = new Set(names.flatMap((name) => specsNamed(name)));
  process.exitCode = await runSpecs([...specs], options);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
