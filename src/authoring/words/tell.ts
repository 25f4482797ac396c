import type { Condition, DerivedFact, Expression, RelationPath } from '../../rules/model/expression.js';
import type { Parameter } from '../../rules/model/parameter.js';
import { columnLetters } from '../../text/column-letters.js';
import { conditionWords } from './condition-words.js';
import { everyOne } from './every-one.js';
import type { Block, Definition, ParameterInWords, Told } from './in-words.js';
import type { Naming } from './naming.js';
import { parameterInWords } from './parameter-words.js';
import { choosingPhrases } from './phrases/aggregate-phrases.js';
import { relationPhrases } from './phrases/node-phrases.js';
import { fill } from './phrases/phrase.js';
import type { Teller } from './teller.js';
import { fitsLine, valueBlock, valueLine, wayWords } from './value-words.js';

/** What is told, about which kind of object. */
export interface Telling {
  readonly what: { readonly condition: Condition } | { readonly value: Expression };
  readonly scope: string;
  /** Whether facts that others read too are told below; else only named. */
  readonly unfolds: boolean;
}

/**
 * A condition or a value in the words of a locale. Named derived facts, relations that choose, and what does not fit
 * into a line are told below it, each once.
 */
export function tell({ what, scope, unfolds }: Telling, naming: Naming): Told {
  const telling = new OneTelling(naming, scope, unfolds);
  const tells = 'condition' in what ? telling.condition(what.condition) : telling.block(what.value);
  return { tells, where: telling.where, parameters: telling.parameters };
}

class OneTelling implements Teller {
  self: string;
  private readonly definitions = new Map<object, Omit<Definition, 'is'> & { is: Block }>();
  private readonly named = new Map<Parameter, ParameterInWords>();
  private letters = 0;

  constructor(
    readonly naming: Naming,
    private readonly scope: string,
    private readonly unfolds: boolean,
  ) {
    this.self = scope;
  }

  get where(): readonly Definition[] {
    return [...this.definitions.values()];
  }

  get parameters(): readonly ParameterInWords[] {
    return [...this.named.values()];
  }

  line(value: Expression): string {
    if (this.fits(value)) return valueLine(value, this);
    return this.define(
      value,
      () => ({ name: this.letter() }),
      this.self,
      () => this.block(value),
    );
  }

  block(value: Expression): Block {
    return valueBlock(value, this, (one) => this.fits(one));
  }

  condition(condition: Condition): Block {
    return conditionWords(condition, this);
  }

  fact(fact: DerivedFact): string | undefined {
    const name = this.naming.fact(fact);
    if (name === undefined) return undefined;
    const quoted = this.naming.quoted(name);
    const shared = this.naming.isShared(fact);
    if (shared && !this.unfolds) return quoted;
    const heading = {
      name: quoted,
      ...(shared ? { fact: `${fact.scope}.${fact.name}` } : {}),
      ...(fact.scope === this.scope ? {} : { about: this.naming.kind(fact.scope) }),
    };
    return this.define(
      fact,
      () => heading,
      fact.scope,
      () => this.block(fact.is),
    );
  }

  relation(relation: RelationPath): string {
    const name = this.naming.relation(relation);
    if (relation.kind === 'many' || (relation.kind === 'one' && !relation.where && !relation.named)) return name;
    const owner = this.naming.ownerOf(relation);
    return this.define(
      relation,
      () => ({ name }),
      owner,
      () => this.chosen(relation, owner),
    );
  }

  parameter(parameter: Parameter): string {
    const known = this.named.get(parameter) ?? parameterInWords(parameter, this.naming);
    this.named.set(parameter, known);
    const [value, ...others] = known.values;
    return value && others.length === 0 && typeof value.value === 'string' && parameter.kind !== 'list'
      ? `${known.name} (${value.value})`
      : known.name;
  }

  private fits(value: Expression): boolean {
    return fitsLine(value, ({ fact }) => this.naming.fact(fact) !== undefined);
  }

  private letter(): string {
    this.letters += 1;
    return `(${columnLetters(this.letters)})`;
  }

  /** Tells something below, once, and returns what it is called. */
  private define(key: object, heading: () => Omit<Definition, 'is'>, self: string, body: () => Block): string {
    const known = this.definitions.get(key);
    if (known) return known.name;
    const definition = { ...heading(), is: { text: '' } as Block };
    this.definitions.set(key, definition);
    const outer = this.self;
    this.self = self;
    definition.is = body();
    this.self = outer;
    return definition.name;
  }

  private chosen(relation: Exclude<RelationPath, { kind: 'many' }>, owner: string): Block {
    const { locale } = this.naming;
    const { objects } = this.naming.ruleSet;
    const way: RelationPath[] = [];
    for (const name of relation.of) {
      const next = objects.get(way.at(-1)?.target ?? owner)?.relations.get(name);
      if (next) way.push(next);
    }
    const phrase = relationPhrases[relation.kind === 'one' ? relation.order : 'among'];
    const of = fill(phrase, locale, { of: wayWords(way, this) });
    const named = relation.kind === 'one' ? objects.get(owner)?.relations.get(relation.named ?? '') : undefined;
    const chosen = named ? fill(relationPhrases.named, locale, { chosen: of, named: this.relation(named) }) : of;
    if (!relation.where) return { text: chosen };
    return {
      text: fill(choosingPhrases.whereList, locale, { whole: chosen }),
      items: everyOne(relation.where, this),
    };
  }
}
