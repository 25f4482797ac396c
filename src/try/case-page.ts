import type { CaseSummary } from '../case/case-document.js';
import { element } from './dom.js';
import { fragmentOf, type Route } from './route.js';
import { call } from './service.js';
import { creatingSourceType, sourceTypes } from './source-types.js';
import type { Words } from './words/language.js';

/** One case: what was captured so far, and what can be captured. @throws Refused */
export async function drawCase(route: Route, words: Words): Promise<HTMLElement> {
  const { subId, caseId } = route;
  const { content: summary } = await call('transferCaseFromDBDetails', {
    query: { subId, caseId, loggingArea: '0' },
  });
  const source = ({ TypeId, TypeIdName, Complete }: CaseSummary['Source'][number]) =>
    element(
      'li',
      {},
      element('span', {}, nameOf(TypeId, words) ?? TypeIdName),
      badge(Complete === 'Yes', words),
      element('span', { class: 'hint' }, `${words.sourceType} ${TypeId}`),
    );
  const captures = sourceTypes.map(({ id, name, forms }) =>
    element(
      'li',
      {},
      forms.map((form, index) =>
        element(
          'a',
          {
            class: index === 0 ? 'start' : 'start other',
            href: fragmentOf({
              ...route,
              page: id === creatingSourceType ? 'capture' : 'begin',
              sourceType: id,
              form,
              item: '',
            }),
          },
          index === 0 ? `${words[name]} (${form})` : [form, element('span', { class: 'unseen' }, ` ${words[name]}`)],
        ),
      ),
    ),
  );
  return element(
    'div',
    { class: 'narrow' },
    element('p', { class: 'eyebrow' }, subId),
    element('h1', { id: 'screen-title', tabindex: -1 }, caseId),
    element(
      'p',
      {},
      badge(summary.Complete === 'Yes', words),
      ` ${words.parameterSet} ${summary.CSP} · ${summary.CaseMode}`,
    ),
    element(
      'section',
      { class: 'card' },
      element('h2', {}, words.continueWith),
      element('ul', { class: 'starts' }, captures),
    ),
    element(
      'section',
      { class: 'card' },
      element('h2', {}, words.sources),
      summary.Source.length > 0
        ? element('ul', { class: 'sources' }, summary.Source.map(source))
        : element('p', {}, words.nothingCaptured),
    ),
  );
}

/** In the language of the page; the service names it in that of the case. */
function nameOf(sourceType: number, words: Words): string | undefined {
  const name = sourceTypes.find(({ id }) => id === sourceType)?.name;
  return name && words[name];
}

const badge = (complete: boolean, words: Words): HTMLElement =>
  element('span', { class: complete ? 'badge good' : 'badge' }, complete ? words.complete : words.incomplete);
