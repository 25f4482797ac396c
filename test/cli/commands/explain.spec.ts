import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import type { Explanation } from '../../../src/authoring/explain/explanation.js';
import { personaState } from '../../../src/authoring/explain/subjects/persona-state.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { sampleSystem } from '../../support/design/sample-system.js';
import { sampleLoaded, sampleOptions } from '../../support/explain/loaded.js';
import { commandLine } from '../../support/run/command-line.js';

const explain = (...words: readonly string[]) => commandLine(['explain', ...words, ...sampleOptions()]);

describe('case-capture explain', () => {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-explain-'));
  after(() => rmSync(directory, { recursive: true }));

  it('prints an example for a person, and for a program as JSON', async () => {
    const { exitCode, out } = await explain('period-too-long#1');
    expect(exitCode).to.equal(0);
    expect(out).to.match(
      /^example period-too-long#1, parameter set 1 \(sample\), on 2000\.01\.01 {2}rules\/common\/plausibility\/benefits\.yaml:\d+$/m,
    );
    const json = await explain('period-too-long#1', '--format', 'json');
    const [explanation] = JSON.parse(json.out) as readonly Explanation[];
    expect(explanation?.rules[0]).to.include({ rule: 'period-too-long', verdict: 'violated' });
    expect(explanation?.rules[0]?.answers?.[0]).to.deep.include({ attribute: 'ageAtEntry', count: 1 });
  });

  it('explains a persona on another day, a question of it, a rule of it', async () => {
    const { out } = await explain('persona:diver', '--rule', 'old-pursuits', '--today', '2027.01.31');
    expect(out)
      .to.match(/^persona diver, parameter set 1 \(sample\), on 2027\.01\.31/)
      .and.to.contain('old-pursuits, person 2');
    const question = await explain('persona:diver', '--question', 'height');
    expect(question.out).to.match(/^shown, (mandatory|optional): {2}applicant, screen health, question height \(/m);
  });

  it('explains a stored case, and the same case in a file', async () => {
    const { view } = await personaState('diver', {}, sampleLoaded());
    const cases = await openCaseStore(`lmdb:${directory}/store`);
    await cases.put({ subId: 'S', caseId: view.case.id }, view.case);
    await cases.close();
    const stored = ['--store', `lmdb:${directory}/store`, '--sub-id', 'S', '--today', '2026.06.15'];
    const { exitCode, out } = await explain(...stored, '--case-id', view.case.id);
    expect(exitCode).to.equal(0);
    const exported = await commandLine(['export', '--store', `lmdb:${directory}/store`]);
    writeFileSync(join(directory, 'cases.ndjson'), exported.out);
    const ofFile = await explain('--case', join(directory, 'cases.ndjson'), '--today', '2026.06.15');
    expect(ofFile.out)
      .to.equal(out)
      .and.to.match(/^case diver 1, parameter set 1 /);
    const none = await explain(...stored, '--case-id', 'nobody');
    expect(none).to.deep.include({ exitCode: 1, err: 'there is no case "nobody" of sub-system "S"\n' });
  });

  it('ends with 1 when an example does not come out as it expects, and says so', async () => {
    const file = 'rules/common/plausibility/benefits.yaml';
    for (const [name, text] of Object.entries(sampleSystem)) {
      mkdirSync(join(directory, dirname(name)), { recursive: true });
      writeFileSync(
        join(directory, name),
        name === file ? text.replace('expect: violated', 'expect: satisfied') : text,
      );
    }
    const data = ['--rules', join(directory, 'rules'), '--screens', join(directory, 'screens')];
    const { exitCode, out } = await commandLine(['explain', 'period-too-long#1', ...data]);
    expect(out).to.contain('EXPECTED satisfied, came out violated');
    expect(exitCode).to.equal(1);
  });

  it('ends with 1 and says what is near when what is to be explained is not there', async () => {
    for (const [word, message] of [
      ['period-to-long', /did you mean .*period-too-long/],
      ['persona:divers', /did you mean diver\?/],
    ] as const) {
      const { exitCode, err } = await explain(word);
      expect(exitCode).to.equal(1);
      expect(err).to.match(message);
    }
    expect((await explain('period-too-long', '--locale', 'fr')).err).to.match(
      /^there are no texts in fr; expected one of: en/,
    );
    expect((await explain('period-too-long', '--set', '7')).err).to.equal('there is no parameter set 7\n');
  });

  it('ends with 2 when it is called wrongly: nothing to explain, or two things, no day, no parameter set', async () => {
    for (const words of [
      [],
      ['period-too-long', '--case', 'case.json'],
      ['period-too-long', '--today', '2026'],
      ['period-too-long', '--set', 'one'],
      ['period-too-long', '--format', 'xml'],
    ])
      expect((await explain(...words)).exitCode, words.join(' ')).to.equal(2);
  });
});
