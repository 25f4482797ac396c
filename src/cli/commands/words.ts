import { Command, InvalidArgumentError, Option } from 'commander';
import { didYouMean } from '../../documents/findings/nearest.js';
import type { DataDirectories } from '../../documents/data-directories.js';
import { findWords, namesInWords } from '../../authoring/words/find-words.js';
import { type WordLocale, wordLocales } from '../../authoring/words/phrases/phrase.js';
import { writeWords } from '../../authoring/words/write-words.js';
import { loadPrepared } from '../../prepared/load-prepared.js';
import { dataOptions } from '../options/data-options.js';
import { jsonText } from '../terminal/json-text.js';
import type { Terminal } from '../terminal/terminal.js';

interface WordsOptions extends DataDirectories {
  readonly all?: true;
  readonly locale?: WordLocale;
  readonly set?: number;
  readonly format: 'text' | 'json' | 'markdown';
}

/**
 * `words <rule>`, `words <fact>`, `words <attribute>`: what is written in YAML, as a person would say it.
 * Exit code 1 when there is no such thing, 2 when neither a name nor `--all` is given.
 */
export function wordsCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('words')
    .description('tell a rule, a derived fact or when a question is asked in plain English and German')
    .argument(
      '[name]',
      'id of a rule, a derived fact or an attribute; fact: or question: before it says which is meant',
    )
    .addOption(new Option('--all', 'every rule, fact and question'))
    .addOption(new Option('--locale <locale>', 'one language instead of both').choices(wordLocales))
    .addOption(new Option('--set <id>', 'values of this parameter set alone').argParser(asId))
    .addOption(new Option('--format <format>', 'how to print').choices(['text', 'json', 'markdown']).default('text'));
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (name: string | undefined, options: WordsOptions) => {
    if ((name === undefined) === (options.all === undefined))
      command.error('words needs the name of a rule, a derived fact or an attribute, or --all');
    const { systems } = await loadPrepared(options.rules, options.screens);
    const { set, locale, format } = options;
    const sets = systems.ruleSets.flatMap(({ parameterSets }) => [...parameterSets.keys()]);
    if (set !== undefined && !sets.includes(set))
      throw new Error(`there is no parameter set ${set}; expected one of: ${sets.join(', ')}`);
    const wording = { locales: locale ? [locale] : wordLocales, set };
    const found = findWords(systems, name === undefined ? 'all' : { name }, wording);
    if (found.length === 0) {
      const meant = didYouMean(name ?? '', namesInWords(systems));
      throw new Error(`there is no ${name}${meant}; expected the id of a rule, a derived fact or an attribute`);
    }
    if (format === 'json') await terminal.out(jsonText(found));
    else for (const each of found) await terminal.out(`${writeWords(each.told, each.locale, format)}\n`);
    done(0);
  });
}

function asId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('expected the id of a parameter set');
  return Number(text);
}
