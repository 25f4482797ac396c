import { expect } from 'chai';
import { loadTinyScreens } from '../../support/screens/tiny-directory.js';

describe('loading a directory of screens', () => {
  it('finds nothing wrong with correct screens', () => {
    expect(loadTinyScreens().findings.report()).to.equal('');
  });

  it('gives each source type its screens, questions and navigation in file order', () => {
    const { screens } = loadTinyScreens();
    const sources = [...screens.bySourceType.values()].map(({ sourceType, screens: list, navigation }) => ({
      source: sourceType.key,
      screens: list.map(({ key, questions }) => `${key}: ${questions.map((question) => question.key).join(' ')}`),
      menus: navigation.menus.map(({ key, lists, items }) => `${key} ${lists ?? items.length}`),
      buttons: navigation.buttons.map(({ key, default: preset }) => `${key} ${preset}`),
    }));
    const navigation = { menus: ['file 3', 'go items'], buttons: ['refresh false', 'next true'] };
    expect(sources).to.deep.equal([
      { source: 'technical', screens: ['application: applicationId name'], ...navigation },
      {
        source: 'applicant',
        screens: ['health: weight medication benefits.smokerType cigarettes pursuits children'],
        ...navigation,
      },
    ]);
  });

  it('adds the questions of a file of the system to the shared screen whose file is named alike: at its end, or in its groups', () => {
    const { screens, findings } = loadTinyScreens(
      {
        file: 'tiny/applicant/01-health.yaml',
        find: '',
        replace: 'screen: health\nquestions: [ { attribute: benefits.name, key: benefitName } ]\n',
      },
      {
        file: 'tiny/technical/01-application.yaml',
        find: '',
        replace: 'screen: application\ngroups: [ { group: persons, questions: [ { attribute: weight } ] } ]\n',
      },
      ...['en', 'de'].map((locale) => ({
        file: `tiny/texts/${locale}.yaml`,
        find: '',
        replace:
          'health: { questions: { benefitName: "Benefit?" } }\napplication: { questions: { weight: "Weight" } }\n',
      })),
    );
    expect(findings.report()).to.equal('');
    const questions = [2, 1].map((sourceType) =>
      screens.bySourceType.get(sourceType)?.screens.map((screen) => screen.questions.map(({ key }) => key).join(' ')),
    );
    expect(questions).to.deep.equal([
      ['weight medication benefits.smokerType cigarettes pursuits children benefitName'],
      ['applicationId name weight'],
    ]);
    expect(screens.bySourceType.get(1)?.screens[0]?.questions[2]?.within?.name).to.equal('persons');
  });

  it('puts the conditions of all blocks around a question into its own', () => {
    const [screen] = loadTinyScreens().screens.bySourceType.get(2)?.screens ?? [];
    const question = screen?.questions.find(({ key }) => key === 'cigarettes');
    expect(question?.shownWhen).to.have.property('node', 'all');
    expect(question?.shownWhen).to.have.nested.property('conditions.length', 3);
  });

  it('knows lists of objects, shared questions and questions inside a list', () => {
    const { screens } = loadTinyScreens();
    const health = screens.bySourceType.get(2)?.screens[0]?.questions ?? [];
    expect(
      health.map((question) => (question.kind === 'attribute' ? question.shared : question.by.fact)),
    ).to.deep.equal([false, false, true, false, 'code', false]);
    const application = screens.bySourceType.get(1)?.screens[0];
    expect(application?.questions.map(({ within }) => within?.name)).to.deep.equal([undefined, 'persons']);
    const [all] = application?.groups ?? [];
    expect(all?.groups[0]?.questions[0]).to.equal(application?.questions[1]);
  });

  it('reads every text in every locale', () => {
    const { screens } = loadTinyScreens();
    expect(screens.bySourceType.get(2)?.screens[0]?.questions[1]?.text).to.deep.equal({
      en: 'Medication? (en)',
      de: 'Medication? (de)',
    });
    expect(screens.messages.get('date-form')).to.deep.equal({ en: 'date-form (en)', de: 'date-form (de)' });
  });

  it('lets a list of objects be shown because it has objects: hiding never removes them', () => {
    const replace = 'shownWhen: { fact: pursuits.count, operator: greaterThan, value: 0 }\n    by: code';
    expect(
      loadTinyScreens({ file: 'common/applicant/01-health.yaml', find: 'by: code', replace }).findings.report(),
    ).to.equal('');
  });

  it('names the findings of several broken files in one report, sorted by file and line', () => {
    const { findings } = loadTinyScreens(
      { file: 'common/applicant/01-health.yaml', find: 'attribute: weight', replace: 'attribute: wieght' },
      { file: 'common/applicant/01-health.yaml', find: 'scope: person\n', replace: 'scope: person\nshown: true\n' },
      { file: 'common/texts/de.yaml', find: 'addPerson:', replace: 'addPersn:' },
      { file: 'common/technical/navigation.yaml', find: 'command: next, default', replace: 'command: nxt, default' },
    );
    expect(
      findings
        .report()
        .split('\n')
        .map((line) => line.split(': ')[0]),
    ).to.deep.equal([
      'common/applicant/01-health.yaml:3:1 error unknown-key',
      'common/applicant/01-health.yaml:6:16 error unknown-fact',
      'common/technical/navigation.yaml:6:30 error unknown-value',
      'common/texts/de.yaml:11:5 error surplus-text',
    ]);
  });
});
