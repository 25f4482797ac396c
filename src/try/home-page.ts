import { element } from './dom.js';
import { fragmentOf, type Route } from './route.js';
import { call } from './service.js';
import { parameterSets } from './source-types.js';
import type { Words } from './words/language.js';

/** What is needed to create a case by capturing it. */
export interface NewCase {
  readonly subId: string;
  readonly caseId: string;
  readonly csp: number;
  readonly caseMode: string;
}

/** The start page: sub-systems, their cases, and a form for a new one. @throws Refused */
export async function drawHome(route: Route, words: Words, create: (made: NewCase) => void): Promise<HTMLElement> {
  const { content: subIds } = await call('subIdList', {});
  const subId = subIds.includes(route.subId) ? route.subId : (subIds[0] ?? '');
  const caseIds = subId === '' ? [] : (await call('caseList', { query: { subId } })).content;
  return element(
    'div',
    { class: 'home' },
    element('h1', { id: 'screen-title', tabindex: -1 }, words.client),
    element('p', { class: 'lead' }, subIds.length > 0 ? words.chooseCase : words.noCases),
    element(
      'div',
      { class: 'columns' },
      ...(subIds.length > 0 ? [drawCases(route, words, subIds, subId, caseIds)] : []),
      element(
        'section',
        { class: 'card', 'aria-labelledby': 'new-case' },
        element('h2', { id: 'new-case' }, words.newCase),
        drawForm(words, subId, create),
      ),
    ),
  );
}

function drawCases(
  route: Route,
  words: Words,
  subIds: readonly string[],
  subId: string,
  caseIds: readonly string[],
): HTMLElement {
  const sub = (each: string) =>
    element(
      'li',
      {},
      element(
        'a',
        {
          href: fragmentOf({ ...route, page: 'home', subId: each }),
          'aria-current': each === subId ? 'true' : undefined,
        },
        each,
      ),
    );
  return element(
    'section',
    { class: 'card', 'aria-labelledby': 'cases' },
    element('h2', { id: 'cases' }, words.cases),
    element('nav', { 'aria-label': words.subSystems }, element('ul', { class: 'sub-systems' }, subIds.map(sub))),
    element(
      'ul',
      { class: 'cases' },
      caseIds.map((caseId) =>
        element('li', {}, element('a', { href: fragmentOf({ ...route, page: 'case', subId, caseId }) }, caseId)),
      ),
    ),
  );
}

function drawForm(words: Words, subId: string, create: (made: NewCase) => void): HTMLElement {
  const subInput = element('input', {
    id: 'new-sub',
    type: 'text',
    required: true,
    value: subId,
    autocomplete: 'off',
  });
  const caseInput = element('input', {
    id: 'new-case-id',
    type: 'text',
    required: true,
    autocomplete: 'off',
  });
  const set = element(
    'select',
    { id: 'new-csp' },
    parameterSets.map(({ id, system }) => element('option', { value: id }, `${id} – ${words[system]}`)),
  );
  const mode = element(
    'select',
    { id: 'new-mode' },
    element('option', { value: 'headoffice' }, words.headoffice),
    element('option', { value: 'pos' }, words.pos),
  );
  const field = (label: string, input: HTMLElement) =>
    element(
      'div',
      { class: 'question' },
      element('label', { for: input.id, class: 'label' }, label),
      element('div', { class: 'input' }, input),
    );
  return element(
    'form',
    {
      submit: (event) => {
        event.preventDefault();
        create({ subId: subInput.value, caseId: caseInput.value, csp: Number(set.value), caseMode: mode.value });
      },
    },
    field(words.subSystem, subInput),
    field(words.caseId, caseInput),
    field(words.parameterSet, set),
    field(words.caseMode, mode),
    element('div', { class: 'button-row' }, element('button', { type: 'submit', class: 'primary' }, words.create)),
  );
}
