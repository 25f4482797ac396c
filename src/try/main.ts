import { CapturePage } from './capture-page.js';
import { drawCase } from './case-page.js';
import { drawHome, type NewCase } from './home-page.js';
import { fragmentOf, type Route, readRoute } from './route.js';
import { Session } from './session.js';
import { call, Refused } from './service.js';
import { Shell } from './shell.js';
import { creatingSourceType } from './source-types.js';
import { wordsIn } from './words/language.js';

/** The capture client: shows the page that the address names, and goes where it leads. */
const shell = new Shell(document.body);

const current = (): Route => readRoute(location.hash, navigator.language);

/** Changes the address without showing the page again. */
const rename = (route: Route): void => history.replaceState(null, '', fragmentOf(route));

async function show(): Promise<void> {
  const route = current();
  const words = wordsIn(route.language);
  shell.say(words.working);
  try {
    await pages[route.page](route);
    shell.say('');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    frame(route, '', document.createElement('p'));
    shell.showRefusal(words, error);
  }
}

const pages: Readonly<Record<Route['page'], (route: Route) => Promise<void>>> = {
  async home(route) {
    frame(route, '', await drawHome(route, wordsIn(route.language), create));
    focusTitle();
  },
  async case(route) {
    frame(route, route.caseId, await drawCase(route, wordsIn(route.language)));
    focusTitle();
  },
  async capture(route) {
    const { subId, caseId, sourceType, form, language } = route;
    const session = await Session.open({ subId, caseId }, sourceType, form, language);
    new CapturePage(shell, session, {
      home: fragmentOf({ ...route, page: 'home' }),
      languageChanged: (changed) => rename({ ...route, language: changed }),
    });
  },
};

function frame(route: Route, title: string, content: HTMLElement): void {
  const words = wordsIn(route.language);
  const switchLanguage = (language: string): void => {
    rename({ ...route, language });
    go();
  };
  shell.show(
    { words, language: route.language, homeLink: fragmentOf({ ...route, page: 'home' }), switchLanguage },
    title,
    content,
  );
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
  const made = call('createAndCapture', {}, body).then(
    () => {
      location.hash = fragmentOf({
        ...route,
        page: 'capture',
        subId,
        caseId,
        sourceType: creatingSourceType,
        form: 'SB1',
      });
    },
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      shell.showRefusal(wordsIn(route.language), error);
    },
  );
  void shell.busy(made);
}

const focusTitle = (): void => document.getElementById('screen-title')?.focus();

const go = (): void => void shell.busy(show());

addEventListener('hashchange', go);
go();
