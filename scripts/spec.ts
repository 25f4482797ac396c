import { runSpecs, specsNamed } from './specs.js';

/**
 * `npm run spec -- paths… [options of mocha]`: the specs that files, folders or patterns name, and no others, as in
 * `npm run spec -- test/rules/values test/dto/element.spec.ts --grep unit`.
 */
const words = process.argv.slice(2);
const options = words.findIndex((word) => word.startsWith('-'));
const names = options < 0 ? words : words.slice(0, options);
if (names.length === 0) {
  console.error('npm run spec -- test/rules/values test/dto/element.spec.ts: name specs, folders or patterns');
  process.exitCode = 1;
} else {
  const specs = new Set(names.flatMap((name) => specsNamed(name)));
  process.exitCode = await runSpecs([...specs], options < 0 ? [] : words.slice(options));
}
