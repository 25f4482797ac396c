import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { Cursor } from '../../src/documents/cursor.js';
import { Findings } from '../../src/documents/findings/findings.js';
import { readWithYaml } from '../../src/documents/yaml/yaml.js';
import { checkWho } from '../../src/personas/check-who.js';

const folder = 'rules/personas';
const profiles = cursorOf('profiles.yaml').member('profiles');
const all = readdirSync(folder)
  .filter((file) => file !== 'profiles.yaml')
  .flatMap((file) => cursorOf(file).members);

function cursorOf(file: string, text = readFileSync(join(folder, file), 'utf8')): Cursor {
  const document = readWithYaml(text, file, new Findings());
  if (!document) throw new Error(file);
  return new Cursor(document, document.at);
}

function told(persona: Cursor): readonly string[] {
  const findings = new Findings();
  checkWho(persona, profiles, findings);
  return findings.all.map(({ message }) => message);
}

/** A persona of whom other words are said. */
const saying = (who: string, answers: string): Cursor =>
  cursorOf('x.yaml', `who: "${who}"\nperson: ${answers}\nlike: [healthyAdult]\n`);

describe('What is said of a persona', () => {
  it('has no age, year or amount that none of its answers has, for all of this repository', () => {
    expect(all.length).to.be.above(300);
    for (const [name, persona] of all) expect(told(persona), name).to.deep.equal([]);
  });

  it('is told when an age, a year or an amount is another one than in the answers', () => {
    const answers =
      '{ age: 45, sumInsured: 200000, benefitSum: 18000, contractDate: "2012.05.01", remark: "from 2019" }';
    for (const who of [
      'Teacher of 45 with 200,000 since 2012, and 1,500 a month.',
      'Teacher of 45, declined in 2019; two of 12 weeks off, BMI 31.5, 150 per cent.',
      'Teacher without numbers.',
    ])
      expect(told(saying(who, answers)), who).to.deep.equal([]);
    for (const [who, number] of [
      ['Teacher of 54 with 200,000.', '54'],
      ['Teacher of 45 with 20,000.', '20,000'],
      ['Teacher of 45 with a cover from 2022.', '2022'],
      ['Teacher of 45 with 1,800 a month.', '1,800'],
      ['Teacher of 45 whose loan runs 15 years.', '15'],
      ['Couple of 45 and 47; he smokes.', '47'],
    ] as const)
      expect(told(saying(who, answers)), who).to.deep.equal([`it says ${number}; none of the answers does`]);
  });

  it('is told when it says another age at the end than a benefit has, by itself or by its years', () => {
    const message = 'its words say to 65; no benefit of the answers ends 20 years after 45';
    const told65 = (answers: string): readonly string[] =>
      told(saying('Teacher of 45, 1,500 a month to 65.', `{ age: 45, benefitSum: 18000, ${answers} }`));
    expect(told65('insurancePeriod: 10')).to.deep.equal([message]);
    expect(told65('insurancePeriod: 20')).to.deep.equal([]);
    expect(told65('benefitEndAge: 65')).to.deep.equal([]);
  });
});
