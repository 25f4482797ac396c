import { basename } from 'node:path/posix';
import { Findings } from '../../documents/findings/findings.js';
import { inFileOrder, nowhere, placeOf, type Position } from '../../documents/position.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { wordsOfName } from '../../text/words-of-name.js';
import { listFormat } from '../../text/list-formats.js';
import type { GroupDefinition, ScreenDefinition } from '../model/definition.js';
import type { LocaleTexts } from './locale-texts.js';
import { resolveQuestionPath } from './question-path.js';
import { type RowOfKeys, rowsOf } from './rows-of-keys.js';
import type { SurplusText } from './surplus-texts.js';

/** The screens that were read, and the rules that say what they could ask for. */
export interface ReadScreens {
  readonly screens: readonly ScreenDefinition[];
  readonly ruleSet: RuleSet;
}

/**
 * Tells questions that a screen has lost, and whose texts are there: those that nothing shows, of what the screen could
 * ask for. It is told where they would stand, behind the question whose text precedes theirs; those of a row are one
 * finding. Returns the other texts.
 */
export function tellLostQuestions(
  surplus: readonly SurplusText[],
  { screens, ruleSet, locales }: ReadScreens & { readonly locales: readonly LocaleTexts[] },
  findings: Findings,
): readonly SurplusText[] {
  const told = new Set<SurplusText>();
  for (const screen of screens) {
    const prefix = `${screen.key}/questions/`;
    const lost = new Map(surplus.map((each) => [each.path.join('/'), each]));
    for (const key of lost.keys())
      if (!key.startsWith(prefix) || !couldAsk(screen, key.slice(prefix.length), ruleSet)) lost.delete(key);
    if (lost.size === 0) continue;
    const asked = new Map(screen.questions.map(({ key, at }) => [prefix + key, at]));
    for (const [file, places] of locales.flatMap(({ keys }) => [...keys]))
      for (const row of rowsOf(
        places.keys(),
        (key) => asked.has(key),
        (key) => lost.has(key),
      )) {
        const texts = row.keys.map((key) => lost.get(key) as SurplusText);
        for (const key of row.keys) lost.delete(key);
        for (const each of texts) told.add(each);
        tellRow(row, texts, { screen, asked, folder: file.slice(0, file.indexOf('/')) }, findings);
      }
  }
  return surplus.filter((each) => !told.has(each));
}

/** A screen, where it asks what, and the folder of the system that has the texts. */
interface Around {
  readonly screen: ScreenDefinition;
  readonly asked: ReadonlyMap<string, Position>;
  readonly folder: string;
}

function tellRow(
  { keys, behind, before: next }: RowOfKeys,
  texts: readonly SurplusText[],
  { screen, asked, folder }: Around,
  findings: Findings,
): void {
  const [first] = texts;
  const places = [...(first?.places.values() ?? [])].sort(inFileOrder);
  const [before] = [...asked.values()].filter(({ file }) => file.startsWith(`${folder}/`));
  const [question, text] = keys.length > 1 ? ['questions', 'texts'] : ['question', 'text'];
  const isWithNext = next !== undefined && likerTo(next, behind, keys) && areApart(behind, next, asked);
  const expected = isWithNext
    ? `the ${question} before ${nameOf(next)}`
    : behind !== undefined
      ? `the ${question} behind ${nameOf(behind)}`
      : before
        ? `the ${question} at the beginning`
        : `a file ${folder}/${screen.sourceType.key}/${basename(screen.at.file)} that asks`;
  const at = asked.get((isWithNext ? next : behind) ?? '') ?? before ?? places[0] ?? screen.at;
  const names = listFormat('en').format(keys.map(nameOf));
  const where = `${keys.length > 1 ? 'the first at ' : ''}${places.map(placeOf).join(' and ')}`;
  findings.error(
    at,
    'surplus-text',
    `the screen ${screen.key} does not ask for ${names}, of which the ${text} ${keys.length > 1 ? 'are' : 'is'} there (${where}); expected ${expected}, or no ${text}`,
  );
}

/** Whether what is lost is called more like the question behind it than like the one in front. */
function likerTo(next: string, behind: string | undefined, keys: RowOfKeys['keys']): boolean {
  const shared = (one: string, other: string): number => {
    const words = wordsOfName(nameOf(other));
    return wordsOfName(nameOf(one)).filter((word) => words.includes(word)).length;
  };
  return shared(keys.at(-1) ?? '', next) > (behind === undefined ? 0 : shared(keys[0], behind));
}

/** Whether other questions stand between two. */
function areApart(one: string | undefined, other: string, asked: Around['asked']): boolean {
  const [from, to] = [asked.get(one ?? ''), asked.get(other)];
  return [...asked.values()].some(
    (at) => from && to && at.file === from.file && at.line > from.line && at.line < to.line,
  );
}

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Whether a text may be that of a question of the screen: its key is what the screen can ask of its objects. */
function couldAsk({ scope, groups }: ScreenDefinition, key: string, ruleSet: RuleSet): boolean {
  // A choice has a text beside that of its question.
  const path = key.replace(/\.option$/, '');
  return [scope, ...groups.flatMap(listedIn)].some((name) => {
    const kind = ruleSet.objects.get(name);
    return kind !== undefined && isAsked(path, kind, ruleSet);
  });
}

const isAsked = (path: string, kind: ObjectKind, ruleSet: RuleSet): boolean =>
  (kind.relations.get(path)?.kind ?? 'one') !== 'one' ||
  resolveQuestionPath(path, nowhere, kind, ruleSet, new Findings()) !== undefined;

/** The kinds of objects that lists of a group show. */
const listedIn = ({ over, groups }: GroupDefinition): readonly string[] => [
  ...(over ? [over.target] : []),
  ...groups.flatMap(listedIn),
];
