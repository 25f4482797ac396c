import { drawBegin } from './begin-page.js';
import { CapturePage } from './capture-page.js';
import { drawCase } from './case-page.js';
import { drawEnd } from './end-page.js';
import { focusHeading } from './focus.js';
import { drawHome, type NewCase } from './home-page.js';
import { drawReview } from './review-page.js';
import { fragmentOf, isSameCapture, type Route, readRoute } from './route.js';
import { type CaptureOf, Session } from './session.js';
import { call, refusalOf } from './service.js';
import { Shell } from './shell.js';
import { creatingSourceType } from './source-types.js';
import { type Words, wordsIn } from './words/language.js';

/** The capture client: shows the page that the address names, and goes where it leads. */
const shell = new Shell(document.body);

/** The capture under way, and where it stands. */
let underWay: { readonly page: CapturePage; route: Route } | undefined;
/** The one before it, whose calls may still be under way. */
let left: CapturePage | undefined;

const current = (): Route => readRoute(location.hash, navigator.language);

/** Changes the address without showing the page again. */
const rename = (route: Route): void => history.replaceState(null, '', fragmentOf(route));

const captureOf = ({ subId, caseId, sourceType, form }: Route): CaptureOf => ({
  reference: { subId, caseId },
  sourceType,
  form,
});

async function show(): Promise<void> {
  const route = current();
  if (underWay && route.page === 'capture' && isSameCapture(underWay.route, route)) {
    underWay.page.show(route.item);
    return;
  }
  underWay?.page.leave();
  left = underWay?.page ?? left;
  underWay = undefined;
  const words = wordsIn(route.language);
  shell.say(words.working);
  try {
    await pages[route.page](route, words);
    shell.say('');
  } catch (error) {
    frame(route, words.failed, document.createElement('p'));
    shell.showRefusal(words, refusalOf(error));
  }
}

/** A page that is drawn once. */
const plainPage =
  (
    draw: (route: Route, words: Words) => Promise<HTMLElement>,
    title: (route: Route, words: Words) => string,
  ): ((route: Route, words: Words) => Promise<void>) =>
  async (route, words) => {
    frame(route, title(route, words), await draw(route, words));
    focusHeading();
  };

const pages: Readonly<Record<Route['page'], (route: Route, words: Words) => Promise<void>>> = {
  home: plainPage(
    (route, words) => drawHome(route, words, create),
    () => '',
  ),
  case: plainPage(drawCase, ({ caseId }) => caseId),
  begin: plainPage(
    (route, words) => drawBegin(captureOf(route), route, words),
    (_, words) => words.begin,
  ),
  review: plainPage(
    (route, words) => drawReview(captureOf(route), route, words),
    (_, words) => words.review,
  ),
  end: plainPage(
    (route, words) => drawEnd(captureOf(route), route, words),
    (_, words) => words.endTitle,
  ),
  async capture(route) {
    left?.giveUp();
    const session = await Session.open(captureOf(route), route.language, route.item);
    // The address names the item that is shown, also when it named none, or one that has gone.
    rename({ ...route, item: session.current?.fixedID ?? '' });
    const page = new CapturePage(shell, session, {
      home: fragmentOf({ ...route, page: 'home' }),
      review: () => {
        follow({ ...current(), page: 'review' });
      },
      shown: (place) => {
        const shown = current();
        const next = { ...shown, ...place };
        if (shown.page !== 'capture' || fragmentOf(next) === fragmentOf(shown)) return;
        if (underWay) underWay.route = next;
        if (next.item === shown.item) rename(next);
        else history.pushState(null, '', fragmentOf(next));
      },
    });
    underWay = { page, route: current() };
  },
};

function frame(route: Route, title: string, content: HTMLElement): void {
  const words = wordsIn(route.language);
  const switchLanguage = (language: string): void => {
    const kept = formValues();
    rename({ ...route, language });
    void go().then(() => refill(kept));
  };
  shell.show(
    { words, language: route.language, homeLink: fragmentOf({ ...route, page: 'home' }), switchLanguage },
    title,
    [content],
  );
}

/** What stands in the fields of a page, by their ids: a page in another language has them again. */
const formValues = (): ReadonlyMap<string, string> =>
  new Map(
    [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main input, main select')].map(
      ({ id, value }) => [id, value],
    ),
  );

function refill(values: ReadonlyMap<string, string>): void {
  for (const [id, value] of values) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/** Creates a case by its first technical screen, and goes on with that. */
function create({ subId, caseId, csp, caseMode }: NewCase): void {
  const route = current();
  const body = {
    language: route.language,
    caseMode,
    sourceType: creatingSourceType,
    caseId,
    subId,
    csp,
    loggingArea: '0',
  };
  const made = call('createAndCapture', { body }).then(
    () => {
      const capture = {
        page: 'capture',
        subId,
        caseId,
        sourceType: creatingSourceType,
        form: 'SB1',
        item: '',
      } as const;
      follow({ ...route, ...capture });
    },
    (error: unknown) => shell.showRefusal(wordsIn(route.language), refusalOf(error)),
  );
  void shell.busy(made);
}

const go = (): Promise<void> => shell.busy(show());

/**
 * Goes to another page at once: a changed `location.hash` is told as a later task only, until when the page that is
 * left would stand there as if nothing were under way.
 */
function follow(route: Route): void {
  history.pushState(null, '', fragmentOf(route));
  void go();
}

/** Others may have changed the case while nobody looked. */
const look = (): void => {
  if (document.visibilityState === 'visible') underWay?.page.look();
};
const millisecondsBetweenLooks = 30_000;

addEventListener('hashchange', () => void go());
addEventListener('visibilitychange', look);
addEventListener('focus', look);
setInterval(look, millisecondsBetweenLooks);
void go();
