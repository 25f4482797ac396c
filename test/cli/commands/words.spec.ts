import { expect } from 'chai';
import { DataCopy } from '../../support/rules/data-copy.js';
import { commandLine } from '../../support/run/command-line.js';

describe('case-capture words', () => {
  it('tells a rule in both languages, in each rule system that has it', async () => {
    const { exitCode, out } = await commandLine(['words', 'end-age-above-maximum']);
    expect(exitCode).to.equal(0);
    expect(out.match(/^(?:Rule|Regel) end-age-above-maximum \[\w+, \w+\]$/gm)).to.deep.equal([
      'Rule end-age-above-maximum [german, en]',
      'Regel end-age-above-maximum [german, de]',
      'Rule end-age-above-maximum [international, en]',
      'Regel end-age-above-maximum [international, de]',
    ]);
  });

  it('tells a fact and a question, in one language and with the values of one parameter set', async () => {
    const fact = await commandLine(['words', 'fact:leastBaseSum', '--locale', 'de', '--set', '1']);
    expect(fact.out).to.contain('Abgeleitete Größe „Mindesttodesfallsumme der Hauptleistung“ [international, de]');
    expect(fact.out).to.contain('Satz 1').and.to.not.contain('Satz 3').and.to.not.contain('[german');
    const question = await commandLine([
      'words',
      'question:person.weightBeforePregnancy',
      '--set',
      '2',
      '--locale',
      'en',
    ]);
    expect(question.out).to.contain('- “pregnant” is “Yes”').and.to.contain('Mandatory when:\n    - always');
  });

  it('tells a fact or a question by its name alone, too', async () => {
    for (const [kind, name] of [
      ['fact', 'leastBaseSum'],
      ['fact', 'benefit.leastBaseSum'],
      ['question', 'weightBeforePregnancy'],
    ] as const) {
      const ran = await commandLine(['words', name]);
      expect(ran, name).to.deep.equal(await commandLine(['words', `${kind}:${name}`]));
      expect(ran, name).to.deep.include({ exitCode: 0, err: '' });
    }
  });

  it('prints the same as JSON for a program', async () => {
    const { out } = await commandLine([
      'words',
      'benefit-without-sum',
      '--locale',
      'en',
      '--set',
      '2',
      '--format',
      'json',
    ]);
    const [found] = JSON.parse(out) as readonly { locale: string; told: { tells: unknown; about: string } }[];
    expect(found?.locale).to.equal('en');
    expect(found?.told.about).to.equal('Benefit');
    expect(found?.told.tells).to.deep.equal({
      text: 'all of these apply:',
      items: [{ text: '“sum insured” is 0' }, { text: '“regular sum” is 0' }],
    });
  });

  it('prints Markdown in which no sign of a text is taken for a mark', async () => {
    const { out } = await commandLine([
      'words',
      'sum-not-in-steps',
      '--locale',
      'en',
      '--set',
      '2',
      '--format',
      'markdown',
    ]);
    expect(out).to.match(/^## Rule sum-not-in-steps \\\[german, en\\\]$/m);
    expect(out).to.contain('| group | lowest amount | highest amount | step |\n  | --- | --- | --- | --- |');
  });

  it('says when there is no such thing, and what can be named', async () => {
    const copy = DataCopy.small();
    for (const [name, meant] of [
      ['no-such-rule', ''],
      ['sum-not-in-step', ' (did you mean sum-not-in-steps?)'],
      ['fact:endAg', ' (did you mean fact:endAge?)'],
      ['question:heigt', ' (did you mean question:height?)'],
      ['endAg', ' (did you mean endAge?)'],
      ['person.heigt', ' (did you mean person.height?)'],
    ] as const) {
      const { exitCode, err } = await commandLine(['words', name, ...copy.options]);
      expect(exitCode, name).to.equal(1);
      expect(err).to.contain(`there is no ${name}${meant}; expected the id of a rule, a derived fact or an attribute`);
    }
    copy.remove();
    const { exitCode, err } = await commandLine(['words', 'benefit-without-sum', '--set', '99']);
    expect([exitCode, err]).to.deep.equal([1, 'there is no parameter set 99; expected one of: 2, 4, 1, 3\n']);
  });

  it('is called wrongly without a name, with a name beside --all, in another language, with a set that is no id', async () => {
    for (const words of [[], ['x', '--all'], ['x', '--locale', 'fr'], ['x', '--set', 'one'], ['x', '--format', 'xml']])
      expect((await commandLine(['words', ...words])).exitCode, words.join(' ')).to.equal(2);
  });
});
