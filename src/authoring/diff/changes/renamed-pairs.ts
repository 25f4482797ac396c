import { append } from '../../../lists/append.js';
import type { KindOfThing } from '../change.js';
import type { Item } from '../items/item.js';
import type { Pair, Pairs } from './pairs.js';

/** What has no name that could change: it is named by what it is a part of. */
const nameless: ReadonlySet<KindOfThing> = new Set([
  'rule system',
  'parameter set',
  'parameter value',
  'table row',
  'severity',
  'message',
  'own finding',
  'navigation',
]);

/**
 * What is gone under one name and has come under another: what cases store alike, and what is equal in every aspect
 * where nothing else is. What belongs to something that is gone
 * waits until that is paired; a question may have moved to another screen for all that.
 */
export function renamedPairs(compared: Pairs): readonly Pair[] {
  const ofWholes = pairsOf(compared, isPart);
  return ofWholes.length > 0
    ? ofWholes
    : pairsOf(compared, (item, items) => item.about !== 'question' && isPart(item, items));
}

type Waits = (item: Item, items: ReadonlyMap<string, Item>) => boolean;

/** A part of something that has come or gone itself. */
const isPart: Waits = ({ partOf }, items) => partOf.some((whole) => items.has(whole));

function pairsOf({ gone, come }: Pairs, waits: Waits): readonly Pair[] {
  const found: Pair[] = [];
  const paired = new Set<Item>();
  for (const likeness of [storedForm, contentForm, verdictForm]) {
    const [before, after] = [byLikeness(gone, likeness, paired, waits), byLikeness(come, likeness, paired, waits)];
    for (const [form, [old, ...others]] of before) {
      const [now, ...more] = after.get(form) ?? [];
      if (!old || !now || others.length + more.length > 0) continue;
      found.push({ old, now });
      paired.add(old).add(now);
    }
  }
  return found;
}

type Likeness = (item: Item) => string | undefined;

function byLikeness(
  items: ReadonlyMap<string, Item>,
  likeness: Likeness,
  paired: ReadonlySet<Item>,
  waits: Waits,
): ReadonlyMap<string, readonly Item[]> {
  const alike = new Map<string, Item[]>();
  for (const item of items.values()) {
    const isOut = paired.has(item) || nameless.has(item.about) || waits(item, items);
    const form = isOut ? undefined : likeness(item);
    if (form !== undefined) append(alike, form, item);
  }
  return alike;
}

const storedForm: Likeness = ({ about, partOf, storedAs }) =>
  storedAs === undefined ? undefined : JSON.stringify([about, partOf, storedAs]);

/** A question may move to another screen, and there into another group. */
const contentForm: Likeness = ({ about, partOf, aspects, content }) => {
  const isQuestion = about === 'question';
  const written = [...aspects].filter(([name]) => !isQuestion || name !== 'group');
  if (written.length === 0 && content === undefined) return undefined;
  return JSON.stringify([
    about,
    isQuestion ? [] : partOf,
    content,
    written.map(([name, { exact }]) => [name, exact]).sort(),
  ]);
};

/** A rule that is violated by the same, whatever else of it changed with its id. */
const verdictForm: Likeness = ({ about, aspects, content }) => {
  if (about !== 'rule') return undefined;
  return JSON.stringify([aspects.get('scope')?.exact, aspects.get('violatedWhen')?.exact, content]);
};
