import { expect } from 'chai';
import fc from 'fast-check';
import {
  digestOfWording,
  type Evidence,
  isEvidence,
  pageAfter,
  readPage,
  readSheet,
  readWording,
  sheetsNamed,
  withWordings,
  wordingsOf,
} from '../../src/case/evidence.js';
import { describedEvidence } from '../../src/case/evidence-of-case.js';
import { evidenceOfPages, namesIn, pageNote } from '../support/evidence/pages.js';

const isUnchanged = (evidence: Evidence): boolean => describedEvidence(evidence, '').unchanged;

const evidenceAndPlace = fc
  .integer({ min: 1, max: 8 })
  .map((pages) => evidenceOfPages(pages))
  .chain((evidence) => fc.record({ evidence: fc.constant(evidence), place: fc.nat(evidence.links.length - 1) }));

describe('The evidence of a case', () => {
  it('is unchanged as it was written, and reads as it was shown', () => {
    const evidence = evidenceOfPages(2);
    const told = describedEvidence(evidence, 'state 1');
    expect([told.unchanged, told.current, told.faults, isEvidence(evidence)]).to.deep.equal([true, true, [], true]);
    expect(told.pages.map(({ number, person }) => [number, person])).to.deep.equal([
      [1, 'Person 1'],
      [2, 'Person 2'],
    ]);
    expect(told.pages[0]?.shown).to.deep.equal([
      {
        ...{ id: '27.*.94', text: 'Do you smoke?', kind: 'choice', options: [{ id: '1', text: 'Yes' }] },
        ...{ mandatory: true, answer: [{ id: '1', text: 'Yes' }] },
      },
      { id: '27.*.44', text: 'Is your name Person 1?', kind: 'text', mandatory: false },
    ]);
    expect(describedEvidence(undefined, '')).to.deep.equal({ pages: [], unchanged: true, faults: [], current: false });
  });

  it('shows that a page is missing, was added, or has another place', () => {
    fc.assert(
      fc.property(evidenceAndPlace, fc.nat(), ({ evidence, place }, other) => {
        const { links } = evidence;
        const there = other % links.length;
        const page = links[place] ?? '';
        const altered = [
          links.toSpliced(place, 1),
          links.toSpliced(there, 0, page),
          ...(there === place ? [] : [links.with(place, links[there] ?? '').with(there, page)]),
        ];
        for (const each of altered) expect(isUnchanged({ ...evidence, links: each })).to.equal(false);
      }),
    );
  });

  it('shows that a page was altered: any of its characters, its answer, its name, its time, its wording', () => {
    fc.assert(
      fc.property(
        evidenceAndPlace,
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        ({ evidence, place }, at, put) => {
          const text = evidence.links[place] ?? '';
          const where = at % text.length;
          const altered = text.slice(0, where) + put + text.slice(where + 1);
          fc.pre(altered !== text);
          expect(isUnchanged({ ...evidence, links: evidence.links.with(place, altered) })).to.equal(false);
        },
      ),
    );
    fc.assert(
      fc.property(evidenceAndPlace, fc.integer({ min: 3, max: 14 }), ({ evidence, place }, member) => {
        const page = JSON.parse(evidence.links[place] ?? '') as unknown[];
        const [was] = [page[member]];
        const other = Array.isArray(was) ? [] : typeof was === 'number' ? was + 1 : `${String(was)}!`;
        const altered = JSON.stringify(page.with(member, other));
        expect(isUnchanged({ ...evidence, links: evidence.links.with(place, altered) })).to.equal(false);
      }),
    );
  });

  it('shows that a wording or a sheet is missing, altered, or stands for another', () => {
    fc.assert(
      fc.property(evidenceAndPlace, fc.nat(), fc.string(), ({ evidence }, at, put) => {
        const names = Object.keys(evidence.wordings);
        const name = names[at % names.length] ?? '';
        const others = names.filter((each) => each !== name);
        const { [name]: text = '', ...without } = evidence.wordings;
        fc.pre(put !== text);
        expect(isUnchanged({ ...evidence, wordings: without })).to.equal(false);
        expect(isUnchanged({ ...evidence, wordings: { ...without, [name]: put } })).to.equal(false);
        for (const other of others)
          expect(isUnchanged({ ...evidence, wordings: { ...without, [name]: without[other] ?? '' } })).to.equal(false);
      }),
    );
  });

  it('shows that its end was altered', () => {
    const { end, ...rest } = evidenceOfPages(4);
    for (const altered of [{ number: 5 }, { number: 3 }, { first: 2 }, { digest: digestOfWording('other') }])
      expect(isUnchanged({ ...rest, end: { ...end, ...altered } }), JSON.stringify(altered)).to.equal(false);
  });

  it('is found with what it names; where a sheet is none, nothing is found that it would name, and that shows', () => {
    const whole = evidenceOfPages(2);
    const [sheet = ''] = sheetsNamed(whole);
    const find = (name: string): string | undefined => whole.wordings[name];
    expect(withWordings(whole, find)).to.deep.equal(whole);
    for (const none of ['', '[', '7', '[["27.*.94"]]', undefined]) {
      const found = withWordings(whole, (name) => (name === sheet ? none : find(name)));
      expect(found.wordings).to.deep.equal(none === undefined ? {} : { [sheet]: none });
      expect(isUnchanged(found)).to.equal(false);
    }
  });

  it('keeps the newest pages, of long ones fewer, and stays whole', () => {
    const kept = evidenceOfPages(6, 4);
    expect([namesIn(kept), isUnchanged(kept)]).to.deep.equal([['Person 3', 'Person 4', 'Person 5', 'Person 6'], true]);
    const long = pageNote('Long', 4, { answers: [[0, ['', 'x'.repeat(3000)]]] });
    const after = pageAfter(kept.end, long, 'state');
    expect([after.end.number, after.end.first]).to.deep.equal([7, 6]);
  });

  it('reads of any text a page, a sheet, a wording or nothing, and of any value whether it is evidence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.jsonValue(), (text, value) => {
        expect(readPage(text)).to.equal(undefined);
        expect(isEvidence(value)).to.equal(false);
        readSheet(text);
        readWording(text);
        const strange = evidenceOfPages(1);
        const wordings = Object.fromEntries(Object.keys(strange.wordings).map((name) => [name, text]));
        expect(isUnchanged({ ...strange, wordings })).to.equal(false);
      }),
    );
  });

  it('gives the store no wording that is not what its digest says', () => {
    const evidence = evidenceOfPages(2);
    const [[digest = '', text = ''] = []] = Object.entries(evidence.wordings);
    const altered = { ...evidence, wordings: { ...evidence.wordings, [digest]: `${text} ` } };
    expect([...wordingsOf(evidence)]).to.deep.equal(Object.entries(evidence.wordings));
    expect([...wordingsOf(altered).keys()]).to.deep.equal(
      Object.keys(evidence.wordings).filter((key) => key !== digest),
    );
  });
});
