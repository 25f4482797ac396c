import type { CaseReference } from '../../case/case.js';
import type { CaseView } from '../../rules/program/program.js';
import { assess } from '../../screens/assess/assessment.js';
import type { CaseRules } from '../../screens/model/systems.js';
import { fixedIdOf } from '../../screens/questions/items.js';
import { sourceProgram } from '../../screens/questions/source-program.js';
import { Edition } from '../handbook/edition.js';
import { flowPicture } from '../handbook/flow.js';
import { questionBoxes, screenBoxes } from '../handbook/pages/screens-pages.js';
import { screenInWords } from '../words/question-in-words.js';
import { type WordLocale, wordLocales } from '../words/phrases/phrase.js';
import { textIn } from '../../rules/model/words.js';
import type { Shown } from './places.js';

/** What the page shows of a question. */
export interface ShownPlace {
  /** Where the client is led to. */
  readonly capture: {
    readonly subId: string;
    readonly caseId: string;
    readonly sourceType: number;
    readonly form: 'SB1' | 'SB2';
    /** Of the screen in the persona's case; empty: it is not shown there. */
    readonly item: string;
  };
  /** Ids under which the question is asked in the item; none when it is not. */
  readonly questions: readonly string[];
  readonly about: { readonly screen: string; readonly question: string | undefined };
  /** The way through the questionnaire and through the screen, as pictures (SVG), by language. */
  readonly flow: Readonly<Record<WordLocale, readonly [screens: string, questions: string]>>;
}

/** Where a question stands in a case, and the way that leads there: what is asked of it is marked as taken. */
export function showPlace(
  { source, screen, question }: Shown,
  rules: CaseRules,
  view: CaseView,
  reference: CaseReference,
): ShownPlace {
  const program = sourceProgram(rules, source.sourceType.id);
  const items = program ? assess(program, view).items : [];
  const ofScreen = items.filter(({ item }) => item.screen.definition === screen);
  const asking = ofScreen.find(({ questions }) =>
    questions.some(({ asked }) => asked.question.definition === question),
  );
  const shown = asking ?? ofScreen[0];
  const screensTaken = new Set(items.map(({ item }) => item.screen.definition));
  const questionsTaken = new Set(
    ofScreen.flatMap(({ questions }) => questions.map(({ asked }) => asked.question.definition)),
  );
  const picturesIn = (locale: WordLocale): readonly [string, string] => {
    const edition = new Edition(rules.ruleSet, locale, [source], []);
    const ofSource = screenBoxes(source, edition, (each) =>
      each === screen ? 'here' : screensTaken.has(each) ? 'taken' : undefined,
    );
    const ofQuestions = questionBoxes(
      screen.questions.map((each) => ({ screen, question: each })),
      edition,
      (each) => (each === question ? 'here' : questionsTaken.has(each) ? 'taken' : undefined),
    );
    return [
      flowPicture(`screens-${locale}`, textIn(source.sourceType.name, locale), edition.say('flowOfScreens'), ofSource)
        .text,
      flowPicture(
        `questions-${locale}`,
        screenInWords(screen, edition.naming),
        edition.say('flowOfQuestions'),
        ofQuestions,
      ).text,
    ];
  };
  return {
    capture: {
      ...reference,
      sourceType: source.sourceType.id,
      form: source.sourceType.technical ? 'SB1' : 'SB2',
      item: shown ? fixedIdOf(shown.item) : '',
    },
    questions: (shown?.questions ?? []).flatMap(({ asked }) =>
      asked.question.definition === question ? [asked.id] : [],
    ),
    about: { screen: screen.key, question: question?.key },
    flow: Object.fromEntries(wordLocales.map((locale) => [locale, picturesIn(locale)])) as ShownPlace['flow'],
  };
}
