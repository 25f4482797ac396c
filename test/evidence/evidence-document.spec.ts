import { DOMParser } from '@xmldom/xmldom';
import { expect } from 'chai';
import { digestOfWording, type Evidence, type PageNote, type Wording } from '../../src/case/evidence.js';
import { describedEvidence } from '../../src/case/evidence-of-case.js';
import { evidenceDocument } from '../../src/evidence/evidence-document.js';
import { evidenceHtml } from '../../src/evidence/evidence-html.js';
import { evidencePdf } from '../../src/evidence/evidence-pdf.js';
import { evidenceOfNotes, pageNote } from '../support/evidence/pages.js';
import { expectText } from '../support/words/expect-text.js';
import { readPdf } from '../support/pdf/read-pdf.js';

const reference = { caseId: 'Fall „Ä & <B>“', subId: 'S' };
const person = 'Jürgen Łukasz Groß';

const wordings: readonly (readonly [id: string, wording: Wording])[] = [
  ['', { notice: 'Ihre Anzeigepflicht', text: 'Bitte antworten Sie vollständig.\nSonst gefährden Sie den Schutz.' }],
  [
    '27.*.94',
    {
      ...{ text: 'Rauchen Sie?', kind: 'choice', mandatory: true },
      options: [
        ['1', 'Ja'],
        ['2', 'Nein'],
      ],
    },
  ],
  ['27.*.700', { text: 'Wann sind Sie geboren?', kind: 'date', mandatory: true }],
  ['27.*.1003', { text: 'Wie hoch ist Ihr Einkommen?', kind: 'number', units: ['€', '$'], mandatory: false }],
  ['27.*.44', { under: 'Berufsunfähigkeit', text: 'Bemerkung', kind: 'text', mandatory: false }],
  ['27.*.900', { text: 'Wie groß sind Sie?', kind: 'number', units: ['cm'], mandatory: true }],
];
const sheet = JSON.stringify(wordings.map(([id, wording]) => [id, digestOfWording(JSON.stringify(wording))]));
const german = {
  ...{ language: 'de', title: 'Gesundheit', person, sheet: digestOfWording(sheet), own: [] },
};

function noteOf(answers: PageNote['page']['answers'], second: number): PageNote {
  const note = pageNote(person, 1000, { ...german, answers, time: Date.UTC(2026, 10, 21, 12, 0, second) });
  const texts = wordings.map(([, wording]) => JSON.stringify(wording));
  return { ...note, wordings: new Map([...texts, sheet].map((text) => [digestOfWording(text), text])) };
}

const notes = [
  noteOf([[1, ['1', 'Ja']]], 0),
  noteOf([[1, ['2', 'Nein']]], 1),
  noteOf([[2, ['', '1985.03.14']]], 2),
  noteOf([[3, ['', '45000.5', '€']]], 3),
  noteOf([[4, ['', '<script>alert(1)</script>']]], 4),
];

const evidence = (): Evidence => evidenceOfNotes(notes);

describe('The document of the evidence', () => {
  const told = describedEvidence(evidence(), 'state');
  const document = evidenceDocument(reference, told);

  it('has one section of a page on which several answers were given, with each question once and all its answers', () => {
    const [section, ...others] = document.sections;
    expect([others.length, section?.heading]).to.deep.equal([0, `Seite 1 bis 5: Gesundheit, ${person}`]);
    expect(
      section?.shown.map(({ notice, text, answers }) => [notice, text, answers.map((each) => each.text)]),
    ).to.deep.equal([
      ['Ihre Anzeigepflicht', ['Bitte antworten Sie vollständig.', 'Sonst gefährden Sie den Schutz.'], []],
      [undefined, ['Rauchen Sie?'], ['Nein', 'Ja']],
      [undefined, ['Wann sind Sie geboren?'], ['14.03.1985']],
      [undefined, ['Wie hoch ist Ihr Einkommen?'], ['45.000,5 €']],
      [undefined, ['Bemerkung'], ['<script>alert(1)</script>']],
      [undefined, ['Wie groß sind Sie?'], []],
    ]);
    expect(section?.shown[1]?.options).to.deep.equal([
      { text: 'Ja', chosen: false },
      { text: 'Nein', chosen: true },
    ]);
  });

  it('says first whether it is as it was written, in the language of the pages or the one that is asked for', () => {
    expect(document.verdict[0]).to.equal(
      'Nichts wurde verändert: Jede Seite und jeder Wortlaut ist so, wie sie geschrieben wurden.',
    );
    const { wordings: all, ...chain } = evidence();
    const [, ...rest] = Object.entries(all);
    const lacking = describedEvidence({ ...chain, wordings: Object.fromEntries(rest) }, '');
    const english = evidenceDocument(reference, lacking, 'en');
    expect([english.unchanged, english.verdict[0]]).to.deep.equal([false, 'Something is not as it was written.']);
    expect(english.verdict[1]).to.match(/^Page 1: /);
    expect(evidenceDocument(reference, describedEvidence(undefined, '')).verdict).to.deep.equal([
      'No answered page of this case is kept.',
    ]);
  });

  it('says the same in every language, word for word what is written down', () => {
    const lacking = describedEvidence({ ...evidence(), wordings: {} }, 'other');
    const [, ...later] = told.pages;
    const begunBefore = { ...told, pages: later };
    const none = describedEvidence(undefined, '');
    for (const language of ['en', 'de'] as const) {
      const written = [told, begunBefore, lacking, none].map((each) =>
        JSON.stringify(evidenceDocument(reference, each, language), null, 1),
      );
      expectText(
        `evidence-${language}.txt`,
        [...written, evidenceHtml(evidenceDocument(reference, told, language))].join('\n\n'),
      );
    }
  });

  it('is well-formed HTML in which nothing typed is more than text, with the language of each part', () => {
    const html = evidenceHtml(document);
    const errors: string[] = [];
    const parsed = new DOMParser({
      onError: (level, message) => void errors.push(`${level}: ${message}`),
    }).parseFromString(html.replace('<!DOCTYPE html>\n', ''), 'application/xhtml+xml');
    expect(errors).to.deep.equal([]);
    expect(parsed.getElementsByTagName('script')).to.have.length(0);
    expect(parsed.documentElement?.getAttribute('lang')).to.equal('de');
    expect(parsed.getElementsByTagName('h1')[0]?.textContent).to.contain(reference.caseId);
    expect([...parsed.getElementsByTagName('strong')].map(({ textContent }) => textContent)).to.include('14.03.1985');
    expect(html).to.contain('lang="de"').and.not.to.contain('http');
  });

  it('is a tagged PDF with title and language, whose text can be read, whatever letters it has', async () => {
    const { structure, pages, text } = readPdf(await evidencePdf(document, Date.UTC(2026, 10, 22)));
    expect(pages).to.be.above(0);
    for (const part of [
      '/Lang (de)',
      '/Marked true',
      '/StructTreeRoot',
      '/DisplayDocTitle true',
      '/S /H1',
      '/S /H2',
      '/Title',
    ])
      expect(structure).to.contain(part);
    const written = text.replaceAll(' ', '');
    for (const part of [
      ...[reference.caseId, person, 'Ihre Anzeigepflicht', 'Sonst gefährden Sie den Schutz.', 'Rauchen Sie?'],
      ...['● Nein (gewählt)', '○ Ja', 'Antwort: 14.03.1985', '45.000,5 €', 'Berufsunfähigkeit: Bemerkung'],
      ...['Nichts wurde verändert', '<script>alert(1)</script>', 'Zuvor: Ja'],
    ])
      expect(written).to.contain(part.replaceAll(' ', ''));
    expect(text).not.to.contain('\uFFFD');
  });

  it('is a PDF with headings, questions, what was answered last and the verdict in a bold font, and nothing else', async () => {
    const { bold } = readPdf(await evidencePdf(document, Date.UTC(2026, 10, 22)));
    const then = (second: number): string => `(21.11.2026, 12:00:0${second} UTC)`;
    const expected = [
      ...['Was gefragt und geantwortet wurde: Fall Fall „Ä & <B>“'],
      ...['Nichts wurde verändert: Jede Seite und jeder Wortlaut ist so, wie sie geschrieben wurden.'],
      ...['Seite 1 bis 5: Gesundheit, Jürgen Łukasz Groß', 'Ihre Anzeigepflicht'],
      ...['Rauchen Sie?', `Antwort: Nein ${then(1)}`, 'Wann sind Sie geboren?', `Antwort: 14.03.1985 ${then(2)}`],
      ...['Wie hoch ist Ihr Einkommen?', `Antwort: 45.000,5 € ${then(3)}`],
      ...['Berufsunfähigkeit: Bemerkung', `Antwort: <script>alert(1)</script> ${then(4)}`, 'Wie groß sind Sie?'],
    ];
    expect(bold).to.equal(expected.join(''));
  });

  it('is as long as the capture: a PDF goes on over many pages', async () => {
    const long = { ...document, sections: Array.from({ length: 30 }, () => document.sections).flat() };
    const { pages, text } = readPdf(await evidencePdf(long, 0));
    expect(pages).to.be.above(5);
    expect(text).to.contain(`1 / ${pages}`).and.to.contain(`${pages} / ${pages}`);
    expect(text.split('Rauchen Sie?').length - 1).to.equal(30);
  });
});
