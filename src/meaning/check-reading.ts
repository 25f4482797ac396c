import type { Attribute } from '../rules/model/attribute.js';
import type { Words } from '../rules/model/words.js';
import { restsOn } from '../rules/resolve/rests-on.js';
import { concernsOneOf } from '../screens/questions/concerns.js';
import { askedAttribute } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { askedAttributes } from './asked-attributes.js';
import { type Everywhere, excused } from './everywhere.js';
import { rowOfSiblings } from './lost-readers.js';
import { walkRead } from './walk-read.js';

/** Answers that nothing but a person reads, and rules that nobody who captures is judged by. */
export function* checkReading(rules: CaseRules): Iterable<Everywhere> {
  const { ruleSet, screens } = rules;
  if (screens.bySourceType.size === 0) return;
  const [read, asked] = [readAttributes(rules), askedAttributes(screens)];
  for (const kind of ruleSet.objects.values())
    for (const attribute of kind.attributes.values())
      if (attribute.kind !== 'string' && attribute.kind !== 'internal')
        yield {
          about: 'rules',
          at: attribute.at,
          intended: intendedOf(attribute),
          code: 'unread-attribute',
          message: `no rule, fact, condition or text reads ${kind.name}.${attribute.fact}; put back what did, or name it under forUnderwriters when a person does`,
          holds: !read.has(attribute),
          witness: () => rowOfSiblings(attribute, ruleSet),
        };
      else if (attribute.kind === 'string' && !attribute.forUnderwriters)
        yield {
          about: 'rules',
          at: attribute.at,
          intended: excused(`the attribute ${kind.name}.${attribute.fact}`, attribute),
          code: 'unread-attribute',
          message: `no question asks for ${kind.name}.${attribute.fact}, and nothing reads it; put its question back, or name it under forUnderwriters when it comes with the case`,
          holds: !read.has(attribute) && !asked.has(attribute) && !ofService.includes(attribute.fact),
        };
  const sources = [...screens.bySourceType.values()].map(({ sourceType, screens: list }) => ({
    sourceType,
    questions: list.flatMap(({ questions }) =>
      questions.map((definition) => ({ definition, attribute: askedAttribute(definition) })),
    ),
  }));
  for (const rule of ruleSet.rules) {
    const judging = sources.filter(({ sourceType }) => rule.sources?.includes(sourceType.key) ?? true);
    // Whoever decides is told of everything, also of what others are asked.
    const isForAll = rule.sources !== undefined && judging.some(({ sourceType }) => sourceType.technical);
    const isShown = isForAll || judging.some(({ questions }) => concernsOneOf(rule, ruleSet, questions));
    // What nobody is asked is another finding.
    const isAsked = (): boolean =>
      rule.sources !== undefined ||
      [...restsOn([rule.violatedWhen]).attributes].every((attribute) => asked.has(attribute));
    yield {
      about: 'rules',
      at: rule.at,
      intended: excused(`the rule ${rule.id}`, rule),
      code: 'wrong-source',
      message: `nothing that the rule ${rule.id} concerns is asked by ${rule.sources ? `its sources (${rule.sources.join(', ')})` : 'any source type'}: it is shown at no question`,
      holds: !isShown && isAsked(),
    };
  }
}

/** What the service itself writes of a request, and reads to tell cases and persons apart. */
const ofService: readonly string[] = ['applicationId', 'personId', 'name'];

const intendedOf = ({ object, fact, forUnderwriters }: Attribute) =>
  forUnderwriters && {
    title: `the attribute ${object}.${fact}`,
    at: forUnderwriters,
    idle: `a rule, fact, condition or text reads ${fact} now, which need not be named here; take it out of forUnderwriters`,
  };

/** What rules, facts, conditions of all kinds and the placeholders of texts read. */
function readAttributes(rules: CaseRules): ReadonlySet<Attribute> {
  const { ruleSet, screens } = rules;
  const read = new Set<Attribute>();
  walkRead(rules, (whole) => {
    if (whole.node === 'attribute') read.add(whole.attribute);
  });
  const named = new Set<string>();
  const note = (words: Words | undefined): void => {
    for (const text of Object.values(words ?? {}))
      for (const [, name = ''] of text.matchAll(/\{\s*(?:\w+\.)*(\w+)/g)) named.add(name);
  };
  for (const rule of ruleSet.rules) note(rule.message);
  for (const { screens: list } of screens.bySourceType.values())
    for (const screen of list) {
      for (const words of [screen.name, screen.group]) note(words);
      for (const group of screen.groups) note(group.title);
      for (const question of screen.questions) {
        note(question.text);
        if (question.kind === 'choice') note(question.option);
        // What names the objects of a list is how people tell them apart.
        if (question.kind !== 'attribute') read.add(question.by);
      }
    }
  for (const kind of ruleSet.objects.values()) {
    note(kind.title);
    for (const attribute of kind.attributes.values()) if (named.has(attribute.fact)) read.add(attribute);
  }
  return read;
}
