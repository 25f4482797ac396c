import { expect } from 'chai';
import fc from 'fast-check';
import { linesInShares } from '../../../src/cli/complete/lines-in-shares.js';
import { type ReachedLine, reachedBy, type Share } from '../../../src/cli/complete/share.js';
import { ExportTotal, firstLine } from '../../../src/cli/transfer/export-lines.js';

const lineOf = (id: number): string => `{"subId":"S","caseId":"${id}","content":["😀"]}\n`;

function exportOf(lines: readonly string[]): string {
  const total = new ExportTotal();
  for (const line of [firstLine, ...lines]) total.add(line, { isCase: line !== firstLine });
  return [firstLine, ...lines, `${JSON.stringify(total.lastLine)}\n`].join('');
}

/** `length`: of the pieces in which the text comes. */
async function* inPieces(text: string, length: number): AsyncIterable<Buffer> {
  const bytes = Buffer.from(text, 'utf8');
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length);
}

async function sharesOf(text: string, length = 1000, before?: ReachedLine): Promise<readonly Share[]> {
  const shares: Share[] = [];
  for await (const share of linesInShares(inPieces(text, length), before)) shares.push(share);
  return shares;
}

/** The lines in their order with their numbers, as whoever answers the shares sees them. */
const numbered = (shares: readonly Share[]): readonly (readonly [number, string])[] =>
  shares.flatMap((share) =>
    share.kind === 'lines'
      ? Buffer.from(share.bytes)
          .toString('utf8')
          .split('\n')
          .flatMap((line, index) => (line === '' ? [] : [[share.first + index, line] as const]))
      : [],
  );

const told = (shares: readonly Share[]): readonly unknown[] =>
  shares.flatMap((share) => (share.kind === 'told' ? share.lines : []));

describe('The lines of an input in shares', () => {
  it('are all there once, in order and under their numbers, in whatever pieces they come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(20), fc.integer({ min: 1, max: 200 }), fc.boolean(), async (count, length, unended) => {
        const text = Array.from({ length: count }, (_, id) => lineOf(id)).join('');
        const shares = await sharesOf(unended ? text.trimEnd() : text, length);
        expect(numbered(shares)).to.deep.equal(
          Array.from({ length: count }, (_, id) => [id + 1, lineOf(id).trimEnd()]),
        );
        expect(told(shares)).to.deep.equal([]);
      }),
    );
  });

  it('are without the first and the last line of exports, of which several may stand behind each other', async () => {
    const one = exportOf([lineOf(1), lineOf(2)]);
    const shares = await sharesOf(one + exportOf([]) + one, 70);
    expect(told(shares)).to.deep.equal([]);
    expect(numbered(shares).map(([number]) => number)).to.deep.equal([2, 3, 8, 9]);
  });

  it('of an export that is not what was written are told of at its end, and those behind it are read', async () => {
    const whole = exportOf([lineOf(1), lineOf(2)]);
    const shares = await sharesOf(whole.replace('"1"', '"7"') + lineOf(3));
    expect(told(shares)).to.deep.equal([
      { line: 4, broken: 'the lines before the last are not those that were exported' },
    ]);
    expect(numbered(shares).map(([number]) => number)).to.deep.equal([2, 3, 5]);
  });

  it('of an export that tells of another number of cases are told of at its end', async () => {
    const whole = exportOf([lineOf(1), lineOf(2)]);
    expect(told(await sharesOf(whole.replace('"cases":2', '"cases":77')))).to.deep.equal([
      { line: 4, broken: 'the last line tells of 77 cases; before it are 2' },
    ]);
  });

  it('do not count as cases what was damaged when it was exported', async () => {
    const damage = '{"subId":"S","caseId":"D","damage":"its digest is wrong"}\n';
    const total = new ExportTotal();
    for (const line of [firstLine, lineOf(1), damage]) total.add(line, { isCase: line === lineOf(1) });
    const text = [firstLine, lineOf(1), damage, `${JSON.stringify(total.lastLine)}\n`].join('');
    expect(told(await sharesOf(text))).to.deep.equal([]);
  });

  it('are all told once, faults of exports among them, wherever a run goes on', async () => {
    const whole = exportOf([lineOf(1), lineOf(2)]);
    const cut = firstLine + lineOf(3);
    const text = whole.replace('"1"', '"7"') + cut + cut + whole + lineOf(4) + cut;
    const toldOf = (shares: readonly Share[]): readonly unknown[] =>
      shares.flatMap((share): readonly unknown[] => (share.kind === 'told' ? share.lines : numbered([share])));
    const shares = await sharesOf(text, 30);
    const all = toldOf(shares);
    expect(all).to.have.length.above(10);
    for (let index = 1; index <= shares.length; index++) {
      const reached = shares
        .slice(0, index)
        .map(reachedBy)
        .findLast((each) => each !== undefined);
      const rest = await sharesOf(text, 30, reached as ReachedLine);
      expect([...toldOf(shares.slice(0, index)), ...toldOf(rest)], `behind share ${index}`).to.deep.equal(all);
    }
  });

  it('of an export that ends in the middle are told of, before another one and at the end of all', async () => {
    const cut = firstLine + lineOf(1);
    const broken = 'the export ends here, before its last line: it was cut off';
    expect(told(await sharesOf(cut + cut))).to.deep.equal([
      { line: 3, broken },
      { line: 4, broken },
    ]);
  });

  it('that are longer than any case are one line each, however long', async () => {
    const long = `{"subId":"${'x'.repeat(1024 * 1024 - 12)}"}`;
    async function* endless(): AsyncIterable<Buffer> {
      for (let megabyte = 0; megabyte < 80; megabyte++) yield Buffer.from(long);
      yield Buffer.from(`\n${lineOf(1)}`);
    }
    const lengths: (readonly [number, number])[] = [];
    for await (const share of linesInShares(endless()))
      if (share.kind === 'lines') lengths.push([share.first, share.bytes.length]);
    expect(lengths).to.have.length(1);
    expect(lengths[0]?.[1]).to.be.below(70 * 1024 * 1024);
  });
});
