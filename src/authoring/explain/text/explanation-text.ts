import type {
  AskedBy,
  ExplainedAnswer,
  ExplainedFinding,
  ExplainedMissing,
  ExplainedQuestion,
  ExplainedRule,
  Explanation,
} from '../explanation.js';
import { ConditionText } from './condition-text.js';
import { Lines, objectText, placeText } from './lines.js';

/** An explanation for a person: what is violated or cannot be decided in full, what is satisfied as one list. */
export function explanationText(explanation: Explanation): string {
  const lines = new Lines();
  const conditions = new ConditionText(explanation.facts, lines);
  const { subject, csp, system, today, rules, fact, findings, questions } = explanation;
  lines.add(0, `${subject.kind} ${subject.name}, parameter set ${csp} (${system}), on ${today}`, placeText(subject.at));
  lines.add(0, `objects: ${explanation.objects.map(nameOf).join(', ')}`);
  if (subject.surprise !== undefined) lines.add(0, `EXPECTED ${subject.expected ?? ''}, came out ${subject.surprise}`);
  const [own] = explanation.objects;
  if (fact) {
    lines.add(0);
    conditions.term(fact, 0, fact.object ?? own ?? { id: 0, kind: 'case' });
  }
  // A rule that was asked for by name is told in full, whatever came out.
  const isOnly = new Set(rules.map(({ rule }) => rule)).size === 1;
  for (const rule of rules)
    if (isOnly || rule.verdict === 'violated' || rule.verdict === 'undecided') ruleText(rule, lines, conditions);
  for (const finding of findings) findingText(finding, lines);
  const told = [...rules, ...findings, ...questions, ...(fact ? [fact] : [])];
  if (told.length === 0) {
    lines.add(0);
    lines.add(0, 'Nothing is found.');
  }
  for (const question of questions) questionText(question, lines, conditions);
  if (!isOnly) {
    listText(
      'satisfied',
      rules.filter(({ verdict }) => verdict === 'satisfied'),
      lines,
    );
    listText(
      'switched off',
      rules.filter(({ verdict }) => verdict === 'off'),
      lines,
    );
  }
  return lines.text;
}

const nameOf = ({ code, ...object }: Explanation['objects'][number]): string =>
  code === undefined ? objectText(object) : `${objectText(object)} (${code})`;

const verdictWords = {
  violated: 'VIOLATED',
  undecided: 'UNDECIDED',
  satisfied: 'satisfied',
  off: 'switched off',
} as const;

function ruleText(explained: ExplainedRule, lines: Lines, conditions: ConditionText): void {
  const { rule, verdict, severity, object, at, sources, message, condition, missing, answers } = explained;
  const checked = sources.length > 0 ? `checked in ${sources.join(', ')}` : 'checked in no source type';
  lines.add(0);
  lines.add(0, `${verdictWords[verdict]} (${severity})`, `${rule}, ${objectText(object)}`, checked, placeText(at));
  if (message !== undefined) lines.add(1, `"${message}"`);
  if (condition) conditions.condition(condition, 1, object);
  if (missing) {
    lines.add(1, 'Missing:');
    for (const one of missing) missingText(one, lines);
  }
  if (answers) answersText(answers, lines);
}

function findingText(explained: ExplainedFinding, lines: Lines): void {
  const { finding, severity, object, sourceType, message, question, rule } = explained;
  lines.add(0);
  lines.add(0, `FOUND (${severity})`, `${finding}, ${objectText(object)}`, `by the service itself, in ${sourceType}`);
  lines.add(1, `"${message}"`);
  if (rule !== undefined) lines.add(1, `of ${rule}`);
  if (question) lines.add(1, questionName(question), question.shown ? '' : 'not shown', placeText(question.at));
}

function missingText({ kind, reason, object, attribute, askedBy }: ExplainedMissing, lines: Lines): void {
  const why = kind === 'open' ? '' : reason || kind;
  lines.add(2, [`${attribute} of ${objectText(object)}`, why].filter(Boolean).join(': '));
  for (const question of askedBy)
    lines.add(3, `asked by ${questionName(question)}`, question.shown ? '' : 'not shown', placeText(question.at));
  if (askedBy.length === 0 && kind === 'open') lines.add(3, 'no question of these source types asks for it');
}

function answersText(answers: readonly ExplainedAnswer[], lines: Lines): void {
  const helping = answers.filter(({ nearest, anotherText }) => nearest.length > 0 || anotherText);
  lines.add(
    1,
    helping.length > 0 ? 'No longer violated with one other answer:' : 'No other answer to one question alone ends it.',
  );
  for (const { object, attribute, value, nearest, count, anotherText } of helping) {
    const values = anotherText
      ? ['another text']
      : nearest.map(({ value: other, verdict }) =>
          verdict === 'undecided' ? `${other.text} (then undecided)` : other.text,
        );
    const more = count > nearest.length ? `, and ${count - nearest.length} more` : '';
    lines.add(2, `${attribute} of ${objectText(object)}: ${values.join(' or ')}${more}, instead of ${value.text}`);
  }
}

function questionText(question: ExplainedQuestion, lines: Lines, conditions: ConditionText): void {
  const { at, object, attribute, text, answer, shown, mandatory } = question;
  const state = shown ? `shown, ${mandatory ? 'mandatory' : 'optional'}` : 'hidden';
  lines.add(0);
  lines.add(0, `${state}:`, `${questionName(question)}, ${objectText(object)}`, placeText(at));
  lines.add(1, `"${text}"`);
  lines.add(1, `asks for ${attribute}: ${answer.text}`);
  const trees = [
    ['the screen is shown when', question.screenShownWhen],
    ['the question is shown when', question.shownWhen],
    ['it is mandatory when', question.mandatoryWhen],
  ] as const;
  for (const [words, condition] of trees) {
    if (condition.node === 'always') {
      lines.add(1, `${words.replace(/ when$/, '')} ${condition.truth === 'true' ? 'always' : 'never'}`);
      continue;
    }
    lines.add(1, `${words}:`);
    conditions.condition(condition, 2, object);
  }
}

const questionName = ({ sourceType, screen, question, questionId }: Omit<AskedBy, 'at' | 'shown'>): string =>
  `${sourceType}, screen ${screen}, question ${question}${questionId === undefined ? '' : ` (${questionId})`}`;

function listText(words: string, rules: readonly ExplainedRule[], lines: Lines): void {
  if (rules.length === 0) return;
  const ids = [...new Set(rules.map(({ rule }) => rule))];
  lines.add(0);
  lines.add(0, `${words} (${ids.length}): ${ids.join(', ')}`);
}
