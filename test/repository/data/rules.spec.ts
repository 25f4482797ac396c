import { expect } from 'chai';
import type { Rule } from '../../../src/rules/model/rule.js';
import { realSystems } from '../../support/rules/real-systems.js';

/** Ids of domain rules that a reference begins with: "C03; S17" or "C03, C04; gk". */
const domainRules = ({ reference }: Rule): readonly string[] => reference.match(/\b[A-M]\d\d\b/g) ?? [];

/** Domain rules that no system can do without, of each group. */
const needed = 'A13 B10 C03 C09 D04 D08 E07 F01 F02 G09 H10 J11 K02 K12'.split(' ');

describe('The rules of this repository', () => {
  for (const { system, rules } of realSystems().ruleSets)
    it(`judge what no insurer can do without, ${system} system`, () => {
      expect(rules.flatMap(domainRules)).to.include.members(needed);
    });

  it('give every occupation a risk class, its own or its unit group’s', () => {
    for (const { catalogues } of realSystems().ruleSets)
      for (const { word, cells } of catalogues.get('occupations')?.entries.values() ?? [])
        expect(cells['riskClass'], word).to.be.a('string');
  });

  it('know all 249 countries, and all 2,942 occupations and 436 unit groups of ISCO-08', () => {
    for (const { catalogues } of realSystems().ruleSets) {
      expect(catalogues.get('countries')?.entries.size).to.equal(249);
      expect(catalogues.get('occupations')?.entries.size).to.be.at.least(2942 + 436);
    }
  });
});
