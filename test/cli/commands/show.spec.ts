import { Engine } from 'json-rules-engine';
import { expect } from 'chai';
import { DataCopy } from '../../support/rules/data-copy.js';
import { commandLine } from '../../support/run/command-line.js';

interface Shown {
  readonly conditions: ConstructorParameters<typeof Engine>[0] extends readonly (infer R)[] | undefined
    ? R extends { conditions: infer C }
      ? C
      : never
    : never;
  readonly event: { readonly type: string };
}

describe('case-capture show', () => {
  let copy: DataCopy;
  let ids: readonly string[];
  before(() => {
    copy = DataCopy.small();
    ids = copy.load().systems.ruleSets.flatMap(({ rules }) => rules.map(({ id }) => id));
  });
  after(() => copy.remove());
  const show = (id: string): ReturnType<typeof commandLine> => commandLine(['show', id, ...copy.options]);

  it('prints a rule as JSON that json-rules-engine takes', async () => {
    const engine = new Engine();
    for (const id of ids.slice(0, 3)) {
      const { exitCode, out } = await show(id);
      expect(exitCode, id).to.equal(0);
      // Several systems may have it.
      for (const { conditions, event } of [JSON.parse(out) as Shown | readonly Shown[]].flat()) {
        expect(event.type).to.equal(id);
        expect(() => engine.addRule({ conditions, event }), id).not.to.throw();
      }
    }
  });

  it('names the rules that there are when there is none of that name', async () => {
    const { exitCode, err } = await show('no-such-rule');
    expect(exitCode).to.equal(1);
    expect((await show('end-age-above-maximun')).err).to.contain('did you mean end-age-above-maximum?');
    expect(err).to.contain('there is no rule no-such-rule').and.to.contain(ids[0]);
  });
});
