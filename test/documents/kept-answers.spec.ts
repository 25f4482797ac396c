import { expect } from 'chai';
import { KeptAnswers } from '../../src/documents/kept-answers.js';

const texts = { common: 'all rest on it', first: 'one', second: 'two', other: 'nobody asks for it' };

describe('Answers that are kept from check to check', () => {
  /** Asks one question about two texts, and says whether it was answered anew. */
  function asks(
    kept: KeptAnswers,
    changed: Partial<typeof texts> = {},
    question = 'is it so?',
    about = 'rules',
  ): boolean {
    kept.begin();
    const ask = kept.about(about, new Map(Object.entries({ ...texts, ...changed })), (name) => name === 'common');
    let anew = false;
    ask(
      () => ['first', 'second'],
      question,
      () => (anew = true),
    );
    return anew;
  }

  it('are asked for again when a text that they rest on has changed, and when it comes back', () => {
    const kept = new KeptAnswers();
    const answered = (): boolean => asks(kept);
    expect([answered(), answered()]).to.deep.equal([true, false]);
    expect(asks(kept, { second: 'three' })).to.equal(true);
    expect([answered(), answered()], 'what nobody asked for in between is forgotten').to.deep.equal([true, false]);
    expect(asks(kept, { common: 'all rested on it' })).to.equal(true);
    answered();
    expect(asks(kept, { other: 'still nobody' })).to.equal(false);
  });

  it('are of one question about one kind of text', () => {
    const kept = new KeptAnswers();
    asks(kept);
    expect(asks(kept, {}, 'is it not so?')).to.equal(true);
    asks(kept);
    expect(asks(kept, {}, 'is it so?', 'screens')).to.equal(true);
  });

  it('are asked for again when two texts change places', () => {
    const kept = new KeptAnswers();
    asks(kept);
    expect(asks(kept, { first: texts.second, second: texts.first })).to.equal(true);
  });

  it('hold in another process, which knows how many are new to it', () => {
    const kept = new KeptAnswers();
    asks(kept);
    expect([kept.asked.size, kept.made]).to.deep.equal([1, 1]);
    const elsewhere = new KeptAnswers(new Map(kept.asked));
    expect(asks(elsewhere)).to.equal(false);
    expect([elsewhere.asked.size, elsewhere.made]).to.deep.equal([1, 0]);
    expect(asks(elsewhere, { first: 'another' })).to.equal(true);
    expect(elsewhere.made).to.equal(1);
  });

  it('are not what was left open', () => {
    const kept = new KeptAnswers();
    for (let time = 0; time < 2; time++) {
      kept.begin();
      const ask = kept.about('rules', new Map(), () => true);
      expect(
        ask(
          () => [],
          'is it so?',
          () => undefined,
        ),
      ).to.equal(undefined);
      expect([kept.asked.size, kept.made]).to.deep.equal([0, 0]);
    }
  });
});
