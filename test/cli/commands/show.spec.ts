import { Engine } from 'json-rules-engine';
import { expect } from 'chai';
import { realSystems } from '../../support/rules/real-systems.js';
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
  it('prints a rule as JSON that json-rules-engine takes', async () => {
    const engine = new Engine();
    const [ruleSet] = realSystems().ruleSets;
    for (const { id } of (ruleSet?.rules ?? []).slice(0, 3)) {
      const { exitCode, out } = await commandLine(['show', id]);
      expect(exitCode, id).to.equal(0);
      // Several systems may have it.
      for (const { conditions, event } of [JSON.parse(out) as Shown | readonly Shown[]].flat()) {
        expect(event.type).to.equal(id);
        expect(() => engine.addRule({ conditions, event }), id).not.to.throw();
      }
    }
  });

  it('names the rules that there are when there is none of that name', async () => {
    const { exitCode, err } = await commandLine(['show', 'no-such-rule']);
    expect(exitCode).to.equal(1);
    expect((await commandLine(['show', 'end-age-above-maximun'])).err).to.contain(
      'did you mean end-age-above-maximum?',
    );
    expect(err).to.contain('there is no rule no-such-rule').and.to.contain(realSystems().ruleSets[0]?.rules[0]?.id);
  });
});
