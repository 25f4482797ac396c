import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { WholeStore } from '../../../src/case/store.js';
import { AnswerFile } from '../../../src/cli/complete/answer-file.js';
import { type Answerer, answererOf } from '../../../src/cli/complete/answerer.js';
import { type CompleteFormat, completeFormats } from '../../../src/cli/complete/complete-formats.js';
import { type Input, inputOfLines, inputOfStore } from '../../../src/cli/complete/input.js';
import { runComplete } from '../../../src/cli/complete/run-complete.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { storeVariedCases } from '../cases/store-varied-cases.js';
import { realSystems } from '../rules/real-systems.js';
import { commandLine } from './command-line.js';

const now = Date.UTC(2026, 10, 21, 12);
const format = completeFormats.ndjson;
const terminal = { out: () => undefined, err: () => undefined, errIsTty: false };

/** A run of `complete` over a store of so many cases, and over its export. */
export function describeRunComplete(count: number): void {
  describe('A run of complete', () => {
    const directory = mkdtempSync(join(tmpdir(), 'case-capture-run-'));
    const uri = `lmdb:${join(directory, 'store')}`;
    const exported = join(directory, 'cases.ndjson');
    const data = {
      rules: 'rules',
      screens: 'screens',
      answering: { sourceTypes: [1], now, format: 'ndjson', only: undefined },
    } as const;
    let cases: WholeStore;
    let here: Answerer;
    let whole = '';
    let summary = '';

    before(async () => {
      cases = await openCaseStore(uri);
      await storeVariedCases(cases, realSystems(), 1, count);
      await commandLine(['export', '--store', uri, '--output', exported]);
      here = await answererOf(1, data);
      ({ whole, summary } = await answersOf(await inputOfStore(cases, []), here));
      expect(whole.trimEnd().split('\n')).to.have.length(count);
    });
    after(async () => {
      await cases.close();
      rmSync(directory, { recursive: true });
    });

    async function answersOf(
      input: Input,
      answerer: Answerer,
      { format: asked = format, texts = [] }: { format?: CompleteFormat; texts?: string[] } = {},
    ): Promise<{ whole: string; summary: string }> {
      const out = (text: string): void => void texts.push(text);
      const run = { input, answerer, format: asked, file: undefined, asked: '', now, terminal: { ...terminal, out } };
      const counts = await runComplete(run);
      return { whole: texts.join(''), summary: format.summary(counts) };
    }

    it('is refused by other threads when it asks for a source type that no rules have, and has written nothing', async () => {
      const answering = { ...data.answering, sourceTypes: [99] };
      const threads = await answererOf(2, { ...data, answering });
      const texts: string[] = [];
      const csv = { format: completeFormats.csv, texts };
      const refused = await answersOf(await inputOfStore(cases, []), threads, csv).catch(String);
      await threads.stop();
      expect(refused).to.contain('there is no source type 99');
      expect(texts).to.deep.equal([]);
    });

    it('has the head of its table once, before the first answer, and where there is no case', async () => {
      const csv = { format: completeFormats.csv };
      const [head] = completeFormats.csv.head.split('\n');
      const { whole: table } = await answersOf(await inputOfStore(cases, []), here, csv);
      expect(table.split('\n').filter((line) => line === head)).to.have.length(1);
      expect(table.startsWith(completeFormats.csv.head)).to.equal(true);
      const { whole: none } = await answersOf(await inputOfStore(cases, ['none']), here, csv);
      expect(none).to.equal(completeFormats.csv.head);
    });

    it('says with two threads what it says with one, in the same order', async () => {
      const threads = await answererOf(2, data);
      try {
        expect(await answersOf(await inputOfStore(cases, []), threads)).to.deep.equal({ whole, summary });
        expect(await answersOf(await inputOfLines(exported), threads)).to.deep.equal({ whole, summary });
      } finally {
        await threads.stop();
      }
    });

    it('ends with the reason when the rules of its threads have errors', async () => {
      const threads = await answererOf(2, { ...data, rules: directory });
      const failed = await answersOf(await inputOfStore(cases, []), threads).catch((error: Error) => error.message);
      await threads.stop();
      expect(failed).to.contain('The rules or screens have errors');
    });

    for (const [what, open] of [
      ['a store', () => inputOfStore(cases, [])],
      ['an export', () => inputOfLines(exported)],
    ] as const)
      it(`goes on where it was interrupted, whenever that was, to the same answers: ${what}`, async () => {
        const path = join(directory, `answers of ${what}`);
        for (let left = 2; ; left++) {
          const file = existsSync(path) ? await AnswerFile.resume(path, 'asked') : await AnswerFile.begin(path);
          let shares = 0;
          const failing: Answerer = {
            ...here,
            answer: (share) => (++shares > left ? Promise.reject(new Error('killed')) : here.answer(share)),
          };
          const run = {
            input: await open(),
            answerer: failing,
            format,
            file,
            asked: 'asked',
            now,
            terminal,
            keptAfter: 2,
          };
          const ended = await runComplete(run).catch((error: Error) => error.message);
          await file.close({ isWhole: typeof ended !== 'string' });
          if (typeof ended === 'string') {
            expect(ended).to.equal('killed');
            continue;
          }
          expect(readFileSync(path, 'utf8')).to.equal(whole);
          expect(format.summary(ended)).to.equal(summary);
          break;
        }
        expect(existsSync(`${path}.unfinished`)).to.equal(false);
      });

    it('says beside its file how far it is in the beginning, whenever so many shares are answered and in the end, and not in between', async () => {
      const file = await AnswerFile.begin(join(directory, 'kept'));
      const kept: number[] = [];
      let shares = 0;
      file.keep = async () => void kept.push(shares);
      const answer: Answerer['answer'] = (share) => {
        shares += 1;
        return here.answer(share);
      };
      const input = await inputOfLines(exported);
      await runComplete({ input, answerer: { ...here, answer }, format, file, asked: '', now, terminal, keptAfter: 2 });
      await file.close({ isWhole: true });
      expect(shares).to.be.greaterThan(2);
      expect(kept).to.deep.equal([
        0,
        ...Array.from({ length: Math.floor(shares / 2) }, (_, index) => 2 * (index + 1)),
        shares,
      ]);
    });

    it('goes on where it ended before anything was written, with the head of its table', async () => {
      const [killed, path] = [join(directory, 'killed'), join(directory, 'gone on with')];
      const begun = await AnswerFile.begin(killed);
      const csv = { format: completeFormats.csv, answerer: here, asked: 'asked', now, terminal };
      const never: Answerer = { ...here, answer: () => new Promise(() => undefined) };
      const input = await inputOfStore(cases, []);
      await new Promise<void>((kept) => {
        const keep = begun.keep.bind(begun);
        begun.keep = (state) => keep(state).then(kept);
        void runComplete({ ...csv, input, answerer: never, file: begun });
      });
      // As it is at this moment.
      for (const ending of ['', '.unfinished']) copyFileSync(killed + ending, path + ending);
      await begun.close({ isWhole: false });
      const file = await AnswerFile.resume(path, 'asked');
      await runComplete({ ...csv, input: await inputOfStore(cases, []), file });
      await file.close({ isWhole: true });
      const { whole: table } = await answersOf(await inputOfStore(cases, []), here, csv);
      expect(readFileSync(path, 'utf8')).to.equal(table);
    });

    it('is not gone on with when it was asked for something else, or was whole', async () => {
      const path = join(directory, 'other');
      const file = await AnswerFile.begin(path);
      const input = await inputOfStore(cases, []);
      await runComplete({ input, answerer: here, format, file, asked: 'one', now, terminal });
      await file.close({ isWhole: false });
      expect(await AnswerFile.resume(path, 'two').catch((error: Error) => error.message)).to.contain(
        'other options: one',
      );
      await (await AnswerFile.resume(path, 'one')).close({ isWhole: true });
      expect(await AnswerFile.resume(path, 'one').catch((error: Error) => error.message)).to.contain(
        'no run was interrupted',
      );
    });

    it('tells behind which case a store could not be read on, with what it says of those before', async () => {
      const broken: Pick<WholeStore, 'count' | 'pages'> = {
        count: async () => count,
        async *pages() {
          for await (const page of cases.pages()) {
            yield page;
            throw new Error('the disk is gone');
          }
        },
      };
      const { whole: said, summary: counts } = await answersOf(await inputOfStore(broken, []), here);
      const answers = said.trimEnd().split('\n');
      const last = JSON.parse(answers.at(-1) ?? '') as { readonly after: object; readonly broken: string };
      const { subId, caseId } = JSON.parse(answers.at(-2) ?? '') as { readonly subId: string; readonly caseId: string };
      expect(answers.slice(0, -1)).to.deep.equal(whole.split('\n').slice(0, answers.length - 1));
      expect(last.after).to.deep.equal({ subId, caseId });
      expect(last.broken).to.contain('the disk is gone');
      expect(counts).to.contain('1  faults of the input');
    });

    it('sees a store as it was when it began, whatever is written meanwhile', async () => {
      const own = await openCaseStore(`lmdb:${join(directory, 'written')}`);
      await storeVariedCases(own, realSystems(), 2, 700);
      const before: string[] = [];
      for await (const page of own.pages())
        for (const { bytes } of page) before.push(Buffer.from(bytes).toString('hex'));
      const seen: string[] = [];
      let written = false;
      for await (const page of own.pages()) {
        for (const { bytes } of page) seen.push(Buffer.from(bytes).toString('hex'));
        if (!written) await storeVariedCases(own, realSystems(), 3, 900);
        written = true;
      }
      expect(seen).to.deep.equal(before);
      expect(await own.count([])).to.equal(900);
      expect(await own.count(['A', 'B'])).to.equal(600);
      await own.close();
    });
  });
}
