import type { CaseAttribute, CaseObject } from '../../src/case/case-object.js';
import type { Case } from '../../src/case/case.js';
import type { Value } from '../../src/case/values/value.js';
import type { Program } from '../../src/rules/program/program.js';
import type { Attribute } from '../../src/rules/model/attribute.js';
import { Draws } from './made-rules.js';

const filled = 12;

/** A case with so many disorders of its first person, each with a code and some answers. */
export function withDisorders(subject: Case, program: Program, count: number): Case {
  const { ruleSet } = program;
  const kind = ruleSet.objects.get('disorder');
  const personType = ruleSet.objects.get('person')?.type;
  const relation = [...ruleSet.relationTypes.values()].find(({ from, to }) => from === 'person' && to === 'disorder');
  const person = subject.objects.find(({ element, typeId }) => element === 'CaseObject' && typeId === personType);
  if (!kind || !relation || !person) throw new Error('the rules know no disorders of persons');
  const draws = new Draws(count);
  const valueOf = (attribute: Attribute): Value => {
    if (attribute.kind === 'number')
      return { kind: 'number', value: draws.below(10), unit: program.unitFor(attribute.unit).id };
    if (attribute.kind === 'date') return { kind: 'date', year: 2000 + draws.below(26), month: 1 + draws.below(12) };
    const { catalogue } = attribute;
    if (!catalogue) return { kind: 'string', value: `text ${draws.below(10)}` };
    const words = [...catalogue.entries.keys()];
    const word = words[draws.below(words.length)] ?? '';
    return catalogue.keyed
      ? { kind: 'keyed', key: word, locale: 'en' }
      : { kind: 'reference', id: catalogue.entries.get(word)?.id ?? 0 };
  };
  const attributes = [...kind.attributes.values()].slice(0, filled);
  const disorders = Array.from(
    { length: count },
    (_, index): CaseObject => ({
      element: 'CaseObject',
      id: subject.highestObjectId + 1 + index,
      typeId: kind.type,
      attributes: attributes.map((attribute): CaseAttribute => ({ typeId: attribute.id, value: valueOf(attribute) })),
    }),
  );
  return {
    ...subject,
    highestObjectId: subject.highestObjectId + count,
    objects: [...subject.objects, ...disorders],
    relations: [...subject.relations, ...disorders.map(({ id }) => ({ typeId: relation.id, from: person.id, to: id }))],
  };
}
