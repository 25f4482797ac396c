import { type Content, element, Markup } from '../text/markup.js';
import type { EvidenceDocument, EvidenceSection, Fact, ShownText } from './evidence-document.js';

/** How the document looks, on a screen in light and dark and on paper. */
const style = `:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 50rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; } h2 { font-size: 1.2rem; margin: 2rem 0 0.5rem; } h3 { font-size: 1rem; margin: 1.25rem 0 0.25rem; }
p, ul, dl { margin: 0.25rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; } dd { margin: 0; }
ul { padding-left: 1.25rem; }
section { border-top: 1px solid; }
.verdict { border: 2px solid; padding: 0.5rem 1rem; margin: 1rem 0; }
.read { border-left: 4px solid; padding-left: 0.75rem; }
.facts { font-size: 0.875rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-left: 1rem; } }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } h2, h3 { break-after: avoid; } .shown { break-inside: avoid; } }
@page { size: A4; margin: 2cm; }`;

/** The document as one page of HTML that needs nothing beside it; well-formed XML as well. */
export function evidenceHtml(document: EvidenceDocument): string {
  const { language, title, words, facts, verdict, sections } = document;
  const head = element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('title', {}, title),
    element('style', {}, new Markup(style)),
  );
  const body = element(
    'body',
    {},
    element(
      'main',
      {},
      element('h1', {}, title),
      element('p', {}, words.explanation),
      factList(facts),
      element(
        'div',
        { class: 'verdict' },
        verdict.map((sentence) => element('p', {}, sentence)),
      ),
      sections.map((section) => sectionMarkup(section, document)),
    ),
  );
  return `<!DOCTYPE html>\n${element('html', { lang: language }, head, body).text}\n`;
}

const factList = (facts: readonly Fact[]): Content =>
  element(
    'dl',
    { class: 'facts' },
    facts.map(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
  );

const sectionMarkup = ({ heading, language, facts, shown }: EvidenceSection, document: EvidenceDocument): Content =>
  element(
    'section',
    {},
    element('h2', {}, heading),
    factList(facts),
    shown.map((one) => shownMarkup(one, language, document)),
  );

function shownMarkup(shown: ShownText, lang: string, { words }: EvidenceDocument): Content {
  const { notice, under, text, mandatory, options, units, answers, asks } = shown;
  if (!asks)
    return element(
      'div',
      { class: 'shown read', lang },
      element('h3', {}, notice),
      text.map((line) => element('p', {}, line)),
    );
  const [last, ...before] = answers;
  const question = [...(under === undefined ? [] : [under]), text.join(' ')].join(': ');
  return element(
    'div',
    { class: 'shown' },
    element('h3', { lang }, question),
    mandatory ? element('p', {}, `(${words.mandatory})`) : undefined,
    options.length > 0
      ? element(
          'ul',
          { lang },
          options.map((option) =>
            option.chosen
              ? element('li', {}, element('strong', {}, option.text), ` (${words.chosen})`)
              : element('li', {}, option.text),
          ),
        )
      : undefined,
    units.length > 0 ? element('p', {}, `${words.unit}: ${units.join(', ')}`) : undefined,
    last
      ? element('p', {}, `${words.answer}: `, element('strong', {}, last.text), ` (${last.time})`)
      : element('p', {}, words.notAnswered),
    before.map(({ text: earlier, time }) => element('p', {}, `${words.before}: ${earlier} (${time})`)),
  );
}
