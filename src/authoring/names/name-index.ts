import type { NameKind } from '../../documents/names.js';
import { append } from '../../lists/append.js';
import { labelOf } from './label.js';
import type { Meaning } from './meaning.js';
import type { Told } from './name-log.js';
import { type LinesOf, type Span, spanOf } from './span.js';
import { inFileOrder } from '../../documents/position.js';

/** A place where a name stands. */
export interface Mention extends Span {
  /** Makes the name known. */
  readonly defines: boolean;
  readonly inExample: boolean;
}

/**
 * Everything that one name is written for: its meanings go together because they share a place, so that none of them
 * can be called otherwise without the others. An attribute that stands on several objects is one thing, and so is a
 * fact that each system derives in its own way for rules that they share.
 */
export interface Named {
  readonly name: string;
  readonly meanings: readonly Meaning[];
  /** Definitions first, then by file and place. */
  readonly mentions: readonly Mention[];
}

/** All names of rules and screens, and where they stand. */
export class NameIndex {
  readonly all: readonly Named[];
  /** Told namings whose letters do not stand where they should. */
  readonly lost: readonly Told[];
  readonly #byFile = new Map<string, { readonly span: Mention; readonly named: Named }[]>();
  readonly #byMeaning = new Map<string, Named>();

  constructor(told: readonly Told[], linesOf: LinesOf) {
    const { groups, lost } = grouped(withPartsOfUnits(told), linesOf);
    this.lost = lost;
    this.all = groups.map(namedOf);
    for (const named of this.all) {
      for (const span of named.mentions) append(this.#byFile, span.file, { span, named });
      for (const { kind, owner, name } of named.meanings) this.#byMeaning.set(meaningKey(kind, owner, name), named);
    }
  }

  /** What stands at a place: the innermost first, as the unit of time in a unit of money per time. */
  at(file: string, line: number, column: number): readonly { readonly span: Mention; readonly named: Named }[] {
    return (this.#byFile.get(file) ?? [])
      .filter(({ span }) => span.line === line && span.column <= column && column <= span.column + span.length)
      .sort((a, b) => a.span.length - b.span.length);
  }

  get(kind: NameKind, owner: string, name: string): Named | undefined {
    return this.#byMeaning.get(meaningKey(kind, owner, name));
  }

  /**
   * Everything that may be called so: by its name alone, with its owner (`person.age`, `countries/DE`), with its kind
   * in front.
   */
  called(words: string): readonly Named[] {
    return this.all.filter(({ meanings }) =>
      meanings.some(
        (meaning) =>
          words === meaning.name ||
          words === labelOf(meaning) ||
          words === `${meaning.kind} ${labelOf(meaning)}` ||
          words === `${meaning.kind} ${meaning.name}`,
      ),
    );
  }
}

const meaningKey = (kind: NameKind, owner: string, name: string): string => `${kind} ${owner} ${name}`;
const spanKey = ({ file, line, column, length }: Span): string => `${file}:${line}:${column}:${length}`;

/** `EUR/year` is called by two other units: what is declared as `currency/year` finds it so. */
function withPartsOfUnits(told: readonly Told[]): readonly Told[] {
  const units = told.filter(({ kind, owner }) => kind === 'code' && owner === 'units');
  const known = new Set(units.map(({ name }) => name));
  const parts = units.flatMap((unit) => {
    const names = unit.name.split('/');
    if (names.length !== 2 || !names.every((name) => known.has(name))) return [];
    return names.map(
      (name, index): Told => ({
        ...unit,
        name,
        from: (unit.from as number) + index * (unit.name.length - name.length),
        defines: false,
      }),
    );
  });
  return [...told, ...parts];
}

interface Group {
  readonly told: Map<string, Told>;
  readonly spans: Map<string, Mention>;
}

/** A tell with its place, which the systems that share a file look for once. */
interface Placed {
  readonly from: number | undefined;
  readonly name: string;
  readonly span: Span | undefined;
  readonly place: string;
}

function placed(told: Told, places: Map<Told['at'], Placed[]>, linesOf: LinesOf): Placed {
  const there = places.get(told.at) ?? [];
  const known = there.find(({ from, name }) => from === told.from && name === told.name);
  if (known) return known;
  const span = spanOf(told, linesOf);
  const found = { from: told.from, name: told.name, span, place: span ? spanKey(span) : '' };
  if (there.length === 0) places.set(told.at, there);
  there.push(found);
  return found;
}

/** Of two groups that are one, the smaller goes into the larger. */
const larger = (a: Group, b: Group | undefined): readonly [Group, Group | undefined] =>
  b && b.spans.size > a.spans.size ? [b, a] : [a, b];

/** Tells of one meaning, and of meanings that share a place, go together. */
function grouped(
  told: readonly Told[],
  linesOf: LinesOf,
): { readonly groups: readonly Group[]; readonly lost: readonly Told[] } {
  const groups = new Set<Group>();
  const byMeaning = new Map<string, Group>();
  const bySpan = new Map<string, Group>();
  const lost: Told[] = [];
  const places = new Map<Told['at'], Placed[]>();
  for (const each of told) {
    const { span, place } = placed(each, places, linesOf);
    if (!span) {
      lost.push(each);
      continue;
    }
    const meaning = `${each.system} ${meaningKey(each.kind, each.owner, each.name)}`;
    const [known, there] = [byMeaning.get(meaning), bySpan.get(place)];
    const [group, gone] = larger(known ?? there ?? { told: new Map(), spans: new Map() }, there);
    groups.add(group);
    if (gone && gone !== group) {
      for (const [key, tell] of gone.told) {
        group.told.set(key, tell);
        byMeaning.set(key, group);
      }
      for (const [key, mention] of gone.spans) {
        group.spans.set(key, mention);
        bySpan.set(key, group);
      }
      groups.delete(gone);
    }
    const before = group.spans.get(place);
    const defines = each.defines || before?.defines === true;
    if (!before || before.defines !== defines) group.spans.set(place, { ...span, defines, inExample: each.inExample });
    if (!group.told.has(meaning)) group.told.set(meaning, each);
    byMeaning.set(meaning, group);
    bySpan.set(place, group);
  }
  return { groups: [...groups], lost };
}

function namedOf({ told, spans }: Group): Named {
  const meanings = new Map<string, Meaning>();
  for (const { kind, owner, name, system } of told.values()) {
    const key = meaningKey(kind, owner, name);
    meanings.set(key, { kind, owner, name, systems: [...new Set([...(meanings.get(key)?.systems ?? []), system])] });
  }
  const list = [...meanings.values()];
  const [{ name }] = list as [Meaning];
  return { name, meanings: list, mentions: [...spans.values()].sort(inOrder) };
}

const inOrder = (a: Mention, b: Mention): number => Number(b.defines) - Number(a.defines) || inFileOrder(a, b);
