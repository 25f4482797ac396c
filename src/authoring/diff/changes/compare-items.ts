import type { Change } from '../change.js';
import { kindsOfThings } from '../change.js';
import { append } from '../../../lists/append.js';
import { counted } from '../../../text/counted.js';
import { type Aspect, type Item, referenceOf } from '../items/item.js';
import { movedLists } from './moved.js';
import type { Pair, Pairs } from './pairs.js';
import {
  changedSentence,
  comeSentence,
  elsewhereSentence,
  goneSentence,
  movedSentence,
  renamedSentence,
  reorderedSentence,
  withdrawnSentence,
} from './sentence.js';

/** A change of one rule system. */
export type SystemChange = Omit<Change, 'systems'>;

/** More items of a list that moved are told as one change. */
const mostMoved = 5;

/** What differs between two states of a rule system; `renamed`: the things of the new state that had another name. */
export function compareItems(compared: Pairs, renamed: ReadonlySet<string>): readonly SystemChange[] {
  const { both, gone, come } = compared;
  return [
    ...wholes(come, 'added', comeSentence),
    ...wholes(gone, 'removed', goneSentence),
    ...both.flatMap(({ old, now }) => {
      const changes = aspectChanges(old, now, (whole) => gone.has(whole) || come.has(whole));
      // What rules in words call a thing is called as the thing is, which is told.
      const isTold = renamed.has(referenceOf(now)) && now.about !== 'name';
      return isTold ? [renamedChange(old, now, changes.length === 0), ...changes] : changes;
    }),
    ...moves(both),
  ];
}

function subject({
  about,
  name,
  parameterSet,
  at,
}: Item): Pick<SystemChange, 'about' | 'name' | 'parameterSet' | 'at' | 'group'> {
  return {
    group: kindsOfThings[about],
    about,
    name,
    ...(parameterSet === undefined ? {} : { parameterSet }),
    ...(at === undefined ? {} : { at }),
  };
}

/** Things that came or went, but for those that came or went with a whole. */
function wholes(
  items: ReadonlyMap<string, Item>,
  kind: 'added' | 'removed',
  sentence: (item: Item, parts: string) => string,
): readonly SystemChange[] {
  const parts = new Map<string, Item[]>();
  for (const item of items.values()) for (const whole of item.partOf) if (items.has(whole)) append(parts, whole, item);
  return [...items.values()]
    .filter(({ partOf }) => !partOf.some((whole) => items.has(whole)))
    .map((item) => ({
      ...subject(item),
      kind,
      ...(item.summary === '' ? {} : { [kind === 'added' ? 'after' : 'before']: item.summary }),
      sentence: sentence(item, partsText(item, parts.get(referenceOf(item)) ?? [])),
    }));
}

/** Of a parameter its values are told, of other parts how many there are. */
function partsText({ about: whole }: Item, parts: readonly Item[]): string {
  const values = parts.flatMap(({ about, parameterSet, summary }) =>
    whole === 'parameter' && about === 'parameter value' && summary !== '' ? [`${summary} in set ${parameterSet}`] : [],
  );
  if (values.length > 0) return `; ${values.join(', ')}`;
  const counts = new Map<string, number>();
  for (const { about } of parts) counts.set(about, (counts.get(about) ?? 0) + 1);
  const told = [...counts].map(([about, count]) => counted(count, about));
  return told.length === 0 ? '' : `, with ${told.join(', ')}`;
}

function aspectChanges(old: Item, now: Item, isNewOrGone: (whole: string) => boolean): readonly SystemChange[] {
  return [...new Set([...now.aspects.keys(), ...old.aspects.keys()])].flatMap((name) => {
    const [before, after] = [old.aspects.get(name), now.aspects.get(name)];
    const aspect = after ?? before;
    if (!aspect || before?.exact === after?.exact) return [];
    return aspect.dependsOn !== undefined && isNewOrGone(aspect.dependsOn) ? [] : [changed(now, name, before, after)];
  });
}

function changed(item: Item, name: string, before: Aspect | undefined, after: Aspect | undefined): SystemChange {
  const { word = '', group = 'internals' } = after ?? before ?? {};
  const isWithdrawn = item.about === 'code' && name === 'validTo' && after !== undefined;
  const place = item.placeOf?.(name);
  return {
    ...subject(item),
    ...(place === undefined ? {} : { at: place }),
    group,
    kind: isWithdrawn ? 'withdrawn' : 'changed',
    aspect: word,
    ...(before ? { before: before.text } : {}),
    ...(after ? { after: after.text } : {}),
    sentence: isWithdrawn ? withdrawnSentence(item, after.text) : changedSentence(item, before, after),
  };
}

function renamedChange(old: Item, now: Item, isWhole: boolean): SystemChange {
  const stays = old.partOf[0] === now.partOf[0];
  const sentence = (stays ? renamedSentence : elsewhereSentence)(old, now, isWhole);
  return { ...subject(now), kind: stays ? 'renamed' : 'moved', before: old.name, after: now.name, sentence };
}

function moves(both: readonly Pair[]): readonly SystemChange[] {
  return movedLists(both).flatMap(({ moved, now, before }): readonly SystemChange[] => {
    const [first] = moved;
    if (!first) return [];
    if (moved.length > mostMoved) {
      const { about, partOf } = first.now;
      const list = partOf[0] ?? 'the rule system';
      const sentence = reorderedSentence(about, list, moved.length);
      return [
        { ...subject(first.now), kind: 'moved', names: moved.map((pair) => pair.now.name), aspect: 'order', sentence },
      ];
    }
    return moved.map((pair) => {
      const [was, is] = [before[before.indexOf(pair) - 1], now[now.indexOf(pair) - 1]];
      return {
        ...subject(pair.now),
        kind: 'moved',
        aspect: 'order',
        sentence: movedSentence(pair.now, was?.old, is?.now),
      };
    });
  });
}
