import { digestOfWording, type Wording } from '../../case/evidence.js';
import { remembered, rememberedAtMost } from '../../lists/remembered.js';
import type { TextOwner } from '../../rules/program/program.js';
import { textIn, type Words } from '../../rules/model/words.js';
import { questionText, questionTextOwner } from '../assess/capture-texts.js';
import { noticesBefore } from '../assess/notice-texts.js';
import type { Capture } from '../capture/capture.js';
import { inputOf } from '../inputs/index.js';
import { shownUnit, unitsOf } from '../inputs/number.js';
import type { GroupDefinition, QuestionDefinition } from '../model/definition.js';
import { type AskedQuestion, storedAnswer } from '../questions/asked-question.js';
import type { CompiledQuestion } from '../questions/compiled-screen.js';

/** A wording as it is stored. */
export interface WrittenWording {
  readonly text: string;
  /** Under which it is everybody's; undefined of one that is its case's alone. */
  readonly digest: string | undefined;
}

/** So many wordings of a question are remembered; then all of them are forgotten. */
const mostRemembered = 200;

/** What is known of what a question says in a form and a language. */
interface Said {
  readonly owner: TextOwner;
  /** Of one that says the same to everybody what it says, by all that it depends on. */
  readonly fixed: Map<string, WrittenWording>;
}

const said = new WeakMap<CompiledQuestion, Map<string, Said>>();

/** What is read before a question, as it was shown. */
export const noticeWordings = (capture: Capture, asked: AskedQuestion): readonly WrittenWording[] =>
  asked.question.notices.length === 0
    ? []
    : noticesBefore(capture, asked).map(({ title, text }) =>
        everybodys({ notice: title, text: text.replaceAll('&cr;', '\n') }),
      );

/** A question as it was shown; `today`, as dates are written. */
export function questionWording(
  capture: Capture,
  asked: AskedQuestion,
  mandatory: boolean,
  today: string,
): WrittenWording {
  const { form, language } = capture;
  const heading = form === 'SB1' ? headingOf(asked) : undefined;
  const ofQuestion = remembered(said, asked.question, () => new Map<string, Said>());
  const { owner, fixed } = remembered(ofQuestion, `${form} ${language}`, () => ({
    owner: ownerOf(capture, asked, heading),
    fixed: new Map(),
  }));
  if (owner !== 'fixed') {
    const wording = wordingOf(capture, asked, mandatory, heading);
    return owner === 'coded' ? everybodys(wording) : { text: JSON.stringify(wording), digest: undefined };
  }
  return rememberedAtMost(mostRemembered, fixed, `${today} ${mandatory} ${storedKey(asked)}`, () =>
    everybodys(wordingOf(capture, asked, mandatory, heading)),
  );
}

function everybodys(wording: Wording): WrittenWording {
  const text = JSON.stringify(wording);
  return { text, digest: digestOfWording(text) };
}

/** Whose a question is; the objects that may be chosen are those of the case. */
function ownerOf(capture: Capture, asked: AskedQuestion, heading: Words | undefined): TextOwner {
  const { rules, language } = capture;
  if (asked.question.definition.kind === 'choice') return 'own';
  const both = [
    questionTextOwner(capture, asked),
    heading ? rules.program.textOwner(heading, asked.base, language) : 'fixed',
  ];
  return (['own', 'coded'] as const).find((owner) => both.includes(owner)) ?? 'fixed';
}

function wordingOf(capture: Capture, asked: AskedQuestion, mandatory: boolean, heading: Words | undefined): Wording {
  const { rules, language, form } = capture;
  const state = { asked, mandatory, error: '', stored: storedAnswer(asked), typed: undefined };
  const input = inputOf(asked.question);
  const { selection, numberInput } = input.sb2(state, capture);
  const shown = numberInput && shownUnit(state, rules);
  const others = shown && form === 'SB1' ? unitsOf(asked, rules).filter((unit) => unit !== shown) : [];
  const units = shown ? [shown, ...others].map(({ name }) => textIn(name, language)).filter((name) => name !== '') : [];
  return {
    ...(heading && { under: rules.program.text(heading, asked.base, language) }),
    text: questionText(capture, { asked }),
    kind: input.kind,
    ...(selection && { options: selection.value.map(({ id, value }) => [id, value] as const) }),
    ...(units.length > 0 && { units }),
    mandatory,
  };
}

/** What of the stored answer an unanswered question would not show: an option that is offered no longer, a unit. */
function storedKey(asked: AskedQuestion): string {
  const value = storedAnswer(asked)?.value;
  if (value?.kind === 'number') return String(value.unit);
  if (value?.kind === 'reference') return String(value.id);
  return value?.kind === 'keyed' ? value.key : '';
}

const headings = new WeakMap<QuestionDefinition, { readonly title: Words | undefined }>();

/** The title of each object of the list in which a question stands on SB1. */
function headingOf({ item, question: { definition } }: AskedQuestion): Words | undefined {
  if (!definition.within) return undefined;
  return remembered(headings, definition, () => ({ title: titleAround(item.screen.definition.groups, definition) }))
    .title;
}

function titleAround(groups: readonly GroupDefinition[], question: QuestionDefinition): Words | undefined {
  const within = groups.find((group) => stands(question, group));
  if (!within) return undefined;
  return titleAround(within.groups, question) ?? within.title;
}

const stands = (question: QuestionDefinition, { questions, groups }: GroupDefinition): boolean =>
  questions.includes(question) || groups.some((group) => stands(question, group));
