import { expect } from 'chai';
import { OnDemand } from '../../../src/rules/resolve/on-demand.js';

const at = { file: 'facts.yaml', line: 1, column: 1 };

describe('things resolved on demand', () => {
  it('are built once', () => {
    let built = 0;
    const onDemand = new OnDemand(() => undefined);
    const build = (): number => ++built;
    expect([onDemand.get('a', at, build), onDemand.get('a', at, build)]).to.deep.equal([1, 1]);
  });

  it('report the cycle they stand in, from its first member back to it, once', () => {
    const cycles: string[] = [];
    const onDemand = new OnDemand((steps) => cycles.push(steps.map(({ key }) => key).join(' -> ')));
    const needs: Readonly<Record<string, readonly string[]>> = { start: ['a'], a: ['b'], b: ['c'], c: ['a'] };
    const build = (key: string): string | undefined =>
      onDemand.get(key, at, () => ((needs[key] ?? []).every((other) => build(other) !== undefined) ? key : undefined));
    expect(build('start')).to.equal(undefined);
    expect(build('b')).to.equal(undefined);
    expect(cycles).to.deep.equal(['a -> b -> c -> a']);
  });
});
