import type { Findings } from '../../documents/findings/findings.js';
import type { Kept } from '../../documents/kept.js';
import { tail } from '../../documents/names.js';
import { Sources } from '../../documents/sources.js';
import { citedIn, referencesIn } from '../../rules/model/expectation.js';
import { askedAttribute, type QuestionDefinition } from '../../screens/model/definition.js';
import { screensOf, type Systems } from '../../screens/model/systems.js';

const file = 'references.yaml';
const folders = ['attributes', 'catalogues', 'facts', 'plausibility', 'notices'];
/** Whoever checks these files is not this one. */
const anything = {};

/**
 * The ids of `references.yaml`, and where a `reference` cites them; the questions that hold an expectation (`asked`).
 * Told once for all systems, beside whose folders the file lies.
 */
export function tellReferences(directory: string, systems: Systems, telling: Findings, kept?: Kept): void {
  const sources = new Sources(directory, telling, kept);
  const document = sources.has(file) ? sources.document(file, anything) : undefined;
  if (!document) return;
  telling.names?.enter('');
  const ids = new Set<string>();
  for (const [name, { at }] of document.members) {
    ids.add(name);
    telling.names?.define({ kind: 'reference', owner: '', name, at });
  }
  for (const folder of sources.folders())
    for (const citing of [
      `${folder}/parameters.yaml`,
      ...folders.flatMap((each) => sources.files(`${folder}/${each}`)),
    ]) {
      const node = sources.has(citing) ? sources.document(citing, anything)?.node : undefined;
      for (const { value: text, at } of node ? referencesIn(node) : [])
        for (const { id: name, from } of citedIn(text))
          if (ids.has(name)) telling.names?.mention({ kind: 'reference', owner: '', name, at, from, text });
    }
  for (const { ruleSet, questions } of askedIn(systems)) {
    telling.names?.enter(ruleSet);
    for (const [, expected] of document.members)
      for (const { name: text, at } of expected.member('asked').named) {
        const question = questions.get(text);
        if (!question) continue;
        const [screen = '', fact = ''] = text.split('.');
        telling.names?.mention({ kind: 'screen', owner: '', name: screen, at });
        const { object: owner } = askedAttribute(question);
        telling.names?.mention({ kind: 'attribute', owner, at, ...tail(text, [fact]) });
      }
  }
}

/** The questions of each system as `asked` names them: `<screen>.<attribute>`. */
const askedIn = (systems: Systems) =>
  systems.ruleSets.map((ruleSet) => {
    const questions = new Map<string, QuestionDefinition>();
    for (const { screens } of screensOf(systems, ruleSet)?.bySourceType.values() ?? [])
      for (const question of screens.flatMap((screen) => screen.questions))
        questions.set(`${question.screen}.${askedAttribute(question).fact}`, question);
    return { ruleSet: ruleSet.system, questions };
  });
