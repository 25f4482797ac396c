import { expect } from 'chai';
import { Findings } from '../../../src/documents/findings/findings.js';
import { reportMisplacedScreens } from '../../../src/screens/load/misplaced-screens.js';
import type { ScreenDefinition, SourceScreens } from '../../../src/screens/model/definition.js';
import type { CaseRules } from '../../../src/screens/model/systems.js';
import { realSystems } from '../../support/rules/real-systems.js';

const systems = [1, 2].map((csp) => (realSystems().forCsp(csp) as CaseRules).screens);

function told(sources: readonly SourceScreens[]): readonly string[] {
  const findings = new Findings();
  reportMisplacedScreens(sources, findings);
  return findings.all.map(({ at, code }) => `${at.file} ${code}`);
}

const sameGroup = (one: ScreenDefinition, other: ScreenDefinition): boolean =>
  JSON.stringify(one.group) === JSON.stringify(other.group);

describe('A screen that is misplaced by its group', () => {
  it('is none of this repository', () => {
    for (const { bySourceType } of systems) expect(told([...bySourceType.values()])).to.deep.equal([]);
  });

  it('is told where it was moved to another source type, whichever of a group of three or more', () => {
    let count = 0;
    for (const { bySourceType } of systems)
      for (const from of bySourceType.values())
        for (const to of bySourceType.values())
          for (const screen of from.screens) {
            if (from === to || from.screens.filter((other) => sameGroup(other, screen)).length < 3) continue;
            const moved = [...bySourceType.values()].map((source) =>
              source === from
                ? { ...source, screens: source.screens.filter((other) => other !== screen) }
                : source === to
                  ? { ...source, screens: [...source.screens, screen] }
                  : source,
            );
            expect(told(moved), screen.key).to.include(`${screen.at.file} misplaced-file`);
            count++;
          }
    expect(count).to.be.above(100);
  });

  it('is told where its number puts it behind all other groups, whichever of a group of six or more', () => {
    let count = 0;
    for (const { bySourceType } of systems)
      for (const source of bySourceType.values())
        for (const screen of source.screens) {
          const rest = source.screens.filter((other) => other !== screen);
          const last = rest.at(-1);
          const places = rest.flatMap((other, place) => (sameGroup(other, screen) ? [place] : []));
          const areTogether = places.every((place, index) => place === (places[0] ?? 0) + index);
          if (!last || sameGroup(last, screen) || places.length < 5 || !areTogether) continue;
          expect(told([{ ...source, screens: [...rest, screen] }]), screen.key).to.deep.equal([
            `${screen.at.file} misplaced-file`,
          ]);
          count++;
        }
    expect(count).to.be.above(30);
  });
});
