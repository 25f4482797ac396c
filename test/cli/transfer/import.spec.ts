import { expect } from 'chai';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { someCases, Transfer } from '../../support/store/transfer.js';

describe('case-capture import', () => {
  let transfer: Transfer;
  beforeEach(() => {
    transfer = new Transfer();
  });
  afterEach(() => transfer.remove());

  it('does twice what one import does, and compares what is there instead of writing it', async () => {
    await transfer.store(transfer.from, someCases);
    await transfer.export();
    await transfer.store(transfer.to, someCases.slice(100, 200));
    expect((await transfer.import()).out).to.equal(
      '350 cases stored, 100 there already, 0 left as they were, 0 faults\n',
    );
    expect(await transfer.import()).to.include({
      exitCode: 0,
      out: '0 cases stored, 450 there already, 0 left as they were, 0 faults\n',
    });
    expect(await transfer.digestOf(transfer.to)).to.equal(await transfer.digestOf(transfer.from));
  });

  it('leaves another case of the same ids as it is, and names it, unless it is to be replaced', async () => {
    const [one] = someCases;
    if (!one) throw new Error('there are no cases');
    await transfer.store(transfer.from, [one]);
    await transfer.export();
    await transfer.store(transfer.to, [[one[0], { ...one[1], csp: 99 }]]);
    const before = await transfer.digestOf(transfer.to);
    const { exitCode, out, err } = await transfer.import();
    expect({ exitCode, out, err }).to.deep.equal({
      exitCode: 1,
      out: '0 cases stored, 0 there already, 1 left as they were, 0 faults\n',
      err: 'line 2: the store has another case "case/0" of sub-system "A"; --replace replaces it\n',
    });
    expect(await transfer.digestOf(transfer.to)).to.equal(before);
    expect(await transfer.import('--replace')).to.include({ exitCode: 0 });
    expect(await transfer.digestOf(transfer.to)).to.equal(await transfer.digestOf(transfer.from));
  });

  it('stores the cases of a sub-system under another id, the others under their own, and goes on so', async () => {
    await transfer.store(transfer.from, someCases);
    await transfer.export();
    const words = ['--rename', 'A=agents of old', '--rename', 'Ä=A'];
    expect(await transfer.import(...words)).to.include({
      exitCode: 0,
      out: '450 cases stored, 0 there already, 0 left as they were, 0 faults\n',
    });
    expect((await transfer.import(...words)).out).to.equal(
      '0 cases stored, 450 there already, 0 left as they were, 0 faults\n',
    );
    const moved = new Map([
      ['A', 'agents of old'],
      ['Ä', 'A'],
    ]);
    const cases = await openCaseStore(transfer.to);
    for (const [{ subId, caseId }, one] of someCases)
      expect((await cases.read({ subId: moved.get(subId) ?? subId, caseId }))?.case).to.deep.equal(one);
    expect(await cases.subIds()).to.deep.equal(['A', 'agents of old', 'z\u2028line']);
    await cases.close();
  });

  it('says that a sub-system that is renamed is not in the export', async () => {
    await transfer.store(transfer.from, someCases.slice(0, 3));
    await transfer.export();
    expect(await transfer.import('--rename', 'a=B')).to.deep.include({
      exitCode: 1,
      err: 'the export has no case of the sub-system "a", which is renamed\n',
    });
  });

  for (const [words, said] of [
    [['A'], 'expected old=new'],
    [['A=B=C'], 'expected old=new'],
    [['A='], '"" is missing or blank'],
    [['A=B', 'A=C'], '"A" is renamed twice'],
    [[`A=${'x'.repeat(129)}`], 'has more than 128 characters'],
  ] as const)
    it(`refuses to rename by ${words.map((word) => word.slice(0, 20)).join(' and ')}`, async () => {
      const { exitCode, err } = await transfer.import(...words.flatMap((word) => ['--rename', word]));
      expect(exitCode).to.not.equal(0);
      expect(err).to.contain(said);
    });

  it('refuses a directory that a service works in', async () => {
    await transfer.store(transfer.from, someCases.slice(0, 1));
    await transfer.export();
    const serving = await openCaseStore(transfer.to, { serving: { warn: () => undefined } });
    const { exitCode, err } = await transfer.import();
    await serving.close();
    expect(exitCode).to.equal(1);
    expect(err).to.match(/another process serves from this directory/);
  });

  it('says which file is not there', async () => {
    const { exitCode, err } = await transfer.import();
    expect(exitCode).to.equal(1);
    expect(err).to.contain(transfer.file);
  });
});
