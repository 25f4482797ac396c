import { readFileSync } from 'node:fs';
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

describe('what the applicant reads', () => {
  /**
   * Words by which a text tells somebody that something may be left out; "do not tell us results of gene tests" is no
   * such.
   */
  const exempting =
    /need not be (disclosed|stated|mentioned|declared)|do not have to (disclose|state|mention)|(muss|müssen|brauchen?) (\S+ )?nicht (\S+ )?(angegeben|angezeigt|mitgeteilt|genannt|anzugeben|mitzuteilen)|nicht (angegeben|angezeigt|mitgeteilt|genannt) (werden )?(muss|müssen)/iu;

  it('is told apart by these words', () => {
    expect('This disorder lies before the period asked for and need not be disclosed.').to.match(exempting);
    expect('Diese Erkrankung liegt vor dem Zeitraum und muss nicht angegeben werden.').to.match(exempting);
    expect('dass Ergebnisse nicht angegeben werden müssen').to.match(exempting);
  });

  it('never says that something need not be disclosed', () => {
    for (const { rules } of realSystems().ruleSets)
      for (const { id, message } of rules)
        for (const pattern of Object.values(message)) expect(JSON.stringify(pattern), id).not.to.match(exempting);
    for (const folder of ['common', 'international', 'german'])
      for (const locale of ['en', 'de']) {
        const file = `screens/${folder}/texts/${locale}.yaml`;
        expect(readFileSync(file, 'utf8'), file).not.to.match(exempting);
      }
  });
});
