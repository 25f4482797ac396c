import type { Condition } from '../../../rules/model/expression.js';
import { textIn } from '../../../rules/model/words.js';
import {
  askedAttribute,
  type QuestionDefinition,
  type ScreenDefinition,
  type SourceScreens,
} from '../../../screens/model/definition.js';
import type { Block } from '../../words/in-words.js';
import { nodePhrases } from '../../words/phrases/node-phrases.js';
import { askedInWords, scopeOf, screenInWords } from '../../words/question-in-words.js';
import { tell } from '../../words/tell.js';
import type { AskedQuestion, Edition } from '../edition.js';
import { type FlowBox, type FlowMark, flowPicture } from '../flow.js';
import { hrefOf, linkTo, places } from '../links.js';
import { element, type Markup } from '../../../text/markup.js';
import type { Page } from '../page.js';
import { points, section, terms, toldMarkup } from '../parts.js';
import { readsOf } from '../reads.js';

/** A page for each screen, one for each source type with the order of its screens, and one that leads to them. */
export function screensPages(edition: Edition): readonly Page[] {
  const overview: Page = {
    path: 'screens.html',
    title: edition.say('screens'),
    body: edition.sources.map(({ sourceType, screens }) =>
      section(
        `source-${sourceType.key}`,
        element('a', { href: `source-${sourceType.key}.html` }, textIn(sourceType.name, edition.locale)),
        points(
          screens.map((screen) => linkTo.screen(screen, edition)),
          { class: 'links' },
        ),
      ),
    ),
    entries: [],
  };
  return [
    overview,
    ...edition.sources.map((source) => sourcePage(source, edition)),
    ...edition.sources.flatMap(({ screens }) => screens.map((screen) => screenPage(screen, edition))),
  ];
}

/** The screens of a source type as boxes, under their groups. */
export function screenBoxes(
  { screens }: SourceScreens,
  edition: Edition,
  markOf: (screen: ScreenDefinition) => FlowMark | undefined = () => undefined,
): readonly FlowBox[] {
  const { naming, locale } = edition;
  let group = '';
  return screens.flatMap((screen): readonly FlowBox[] => {
    const heading = textIn(screen.group, locale);
    const isNew = heading !== '' && heading !== group;
    group = heading;
    const note = noteOf(screen.shownWhen, screen.scope, edition);
    const box = { text: screenInWords(screen, naming), ...(note === '' ? {} : { note, depth: 1 }) };
    return [...(isNew ? [{ text: heading, depth: 0, heading: true }] : []), { depth: 0, ...box, mark: markOf(screen) }];
  });
}

function sourcePage(source: SourceScreens, edition: Edition): Page {
  const { sourceType, screens } = source;
  const { locale } = edition;
  const boxes = screenBoxes(source, edition);
  return {
    path: `source-${sourceType.key}.html`,
    title: textIn(sourceType.name, locale),
    body: [
      section(
        'flow',
        edition.say('questionnaire'),
        flowPicture('flow', textIn(sourceType.name, locale), edition.say('flowOfScreens'), boxes),
      ),
      element('h2', {}, edition.say('screens')),
      element(
        'ol',
        {},
        screens.map((screen) => element('li', {}, linkTo.screen(screen, edition))),
      ),
    ],
    entries: [{ title: textIn(sourceType.name, locale), kind: 'screen', href: `source-${sourceType.key}.html` }],
  };
}

function screenPage(screen: ScreenDefinition, edition: Edition): Page {
  const { naming, locale } = edition;
  const title = screenInWords(screen, naming);
  const asked = screen.questions.map((question): AskedQuestion => ({ screen, question }));
  return {
    path: places.screen(screen).page,
    title: `${title} (${textIn(screen.sourceType.name, locale)})`,
    body: [
      terms([
        [edition.say('about'), edition.say('perObject', { kind: naming.kind(screen.scope) })],
        [edition.say('file'), element('code', {}, screen.at.file)],
        [edition.say('shownWhen'), conditionMarkup(screen.shownWhen, screen.scope, edition)],
      ]),
      asked.length > 0
        ? section(
            'flow',
            edition.say('flow'),
            flowPicture('flow', title, edition.say('flowOfQuestions'), questionBoxes(asked, edition)),
          )
        : undefined,
      ...asked.map((one) => questionSection(one, edition)),
    ],
    entries: [
      { title, kind: 'screen', href: places.screen(screen).page, words: textIn(screen.sourceType.name, locale) },
      ...asked.map((one) => ({
        title: askedInWords(one.question, screen, naming),
        kind: 'question' as const,
        href: hrefOf(places.question(one)),
        words: askedAttribute(one.question).fact,
      })),
    ],
  };
}

const conditionMarkup = (condition: Condition, scope: string, edition: Edition) =>
  toldMarkup(tell({ what: { condition }, scope, unfolds: false }, edition.naming), edition);

function questionSection(asked: AskedQuestion, edition: Edition): Markup {
  const { question, screen } = asked;
  const scope = scopeOf(question, screen);
  const attribute = askedAttribute(question);
  return section(
    places.question(asked).id,
    askedInWords(question, screen, edition.naming),
    terms([
      [edition.say('asks'), linkTo.attribute(attribute, edition)],
      [edition.say('catalogue'), attribute.catalogue && linkTo.catalogue(attribute.catalogue.name)],
      [edition.say('shownWhen'), conditionMarkup(question.shownWhen, scope, edition)],
      [edition.say('mandatoryWhen'), conditionMarkup(question.mandatoryWhen, scope, edition)],
      [
        edition.say('reads'),
        points(
          question.notices.map(({ notice }) =>
            linkTo.notice(notice, textIn(notice.versions.at(-1)?.title ?? {}, edition.locale)),
          ),
        ),
      ],
    ]),
  );
}

/** The questions of a screen as boxes; one that rests on the answer to an earlier one is indented, and follows it. */
export function questionBoxes(
  asked: readonly AskedQuestion[],
  edition: Edition,
  markOf: (question: QuestionDefinition) => FlowMark | undefined = () => undefined,
): readonly FlowBox[] {
  const known = new Map<object, { readonly depth: number; readonly index: number }>();
  return asked.map(({ question, screen }, index): FlowBox => {
    const { attributes, relations } = readsOf([question.shownWhen], () => false);
    const above = [...attributes, ...relations]
      .flatMap((read) => known.get(read) ?? [])
      .sort((a, b) => b.depth - a.depth || b.index - a.index)[0];
    const depth = above ? above.depth + 1 : 0;
    for (const answered of answersOf(question)) if (!known.has(answered)) known.set(answered, { depth, index });
    const note = noteOf(question.shownWhen, scopeOf(question, screen), edition);
    const { mandatoryWhen } = question;
    const duty =
      mandatoryWhen.node !== 'always' ? 'mandatorySometimes' : mandatoryWhen.value ? 'mandatory' : 'optional';
    return {
      text: `${askedInWords(question, screen, edition.naming)} (${edition.say(duty)})`,
      depth,
      ...(above ? { follows: above.index } : {}),
      ...(note === '' ? {} : { note }),
      mark: markOf(question),
    };
  });
}

/** What a question answers: its attribute, of a list or a choice of objects the relation too. */
const answersOf = (question: QuestionDefinition): readonly object[] =>
  question.kind === 'attribute' ? [question.attribute] : [question.by, question.relation];

/** A condition in one line; nothing where it always holds. */
function noteOf(condition: Condition, scope: string, edition: Edition): string {
  if (condition.node === 'always' && condition.value) return '';
  return inOneLine(tell({ what: { condition }, scope, unfolds: false }, edition.naming).tells, edition);
}

function inOneLine({ text, items = [] }: Block, edition: Edition): string {
  const inside = items.map((item) => inOneLine(item, edition)).join('; ');
  if (items.length === 0) return text;
  return text === nodePhrases.all[edition.locale] ? inside : `${text} [${inside}]`;
}
