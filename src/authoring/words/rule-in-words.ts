import type { RuleSet, SourceType } from '../../rules/model/rule-set.js';
import type { Rule } from '../../rules/model/rule.js';
import { textIn } from '../../rules/model/words.js';
import type { Told } from './in-words.js';
import { messageInWords } from './message-in-words.js';
import type { Naming } from './naming.js';
import { severityPhrases } from './phrases/heading-phrases.js';
import { tell } from './tell.js';

/** A rule in the words of a locale. */
export interface RuleInWords extends Told {
  readonly kind: 'rule';
  readonly id: string;
  readonly system: string;
  readonly at: string;
  /** The kind of object for each of which it is decided. */
  readonly about: string;
  /** What a violation means, with the parameter sets in which it means something else. */
  readonly severity: string;
  /** The source types that it is held to alone. */
  readonly sources: readonly string[];
  /** With the names of what is put into it, in square brackets. */
  readonly message: string;
  readonly reference: string;
}

/** What is said of a violation, with the names of what is put into it. */
export const saidInWords = ({ message, scope, with: own }: Rule, naming: Naming): string =>
  messageInWords(textIn(message, naming.locale), naming.locale, (name) => naming.named(name, scope, own));

/** A rule in words; `unfolds` tells below what it derives, else shared facts are only named. */
export function ruleInWords(rule: Rule, ruleSet: RuleSet, naming: Naming, unfolds = true): RuleInWords {
  const { locale } = naming;
  return {
    kind: 'rule',
    id: rule.id,
    system: ruleSet.system,
    at: `${rule.at.file}:${rule.at.line}`,
    about: naming.kind(rule.scope),
    severity: severityWords(rule, naming),
    sources: (rule.sources ?? []).map((key) =>
      textIn((ruleSet.sourceTypes.find((each) => each.key === key) as SourceType).name, locale),
    ),
    message: saidInWords(rule, naming),
    reference: rule.reference,
    ...tell({ what: { condition: rule.violatedWhen }, scope: rule.scope, unfolds }, naming),
  };
}

function severityWords({ id, severity }: Rule, { locale, sets }: Naming): string {
  const others = sets.flatMap((set) => {
    const own = set.severities.get(id);
    return own === undefined || own === severity ? [] : [`${set.id}: ${severityPhrases[own][locale]}`];
  });
  const usual = severityPhrases[severity][locale];
  return others.length === 0 ? usual : `${usual} (${others.join('; ')})`;
}
