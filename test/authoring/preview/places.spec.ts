import { expect } from 'chai';
import { Preview, type PreviewState } from '../../../src/authoring/preview/preview.js';
import type { ShownPlace } from '../../../src/authoring/preview/show-place.js';
import { sampleSystem } from '../../support/design/sample-system.js';
import { sampleLoaded } from '../../support/explain/loaded.js';
import { expectText } from '../../support/words/expect-text.js';

/** What of the pictures stands out: how many boxes are taken, and where one is. */
const marksOf = (picture: string): string =>
  ['taken', 'here'].map((mark) => `${picture.split(`class="${mark}"`).length - 1} ${mark}`).join(' ');

function toldOf({ capture, questions, about, flow }: ShownPlace): string {
  const { subId, caseId, sourceType, form, item } = capture;
  const pictures = Object.entries(flow).map(([locale, both]) => `${locale} ${both.map(marksOf).join(' / ')}`);
  return [
    `${about.screen}.${about.question ?? ''}`,
    `${subId}/${caseId} source type ${sourceType} in ${form}, item ${item || 'none'}`,
    `asked as ${questions.join(' ') || 'nothing'}`,
    ...pictures,
  ].join('; ');
}

describe('What a preview shows of the system of the reference', () => {
  const { rules, screens } = sampleLoaded();
  const states: PreviewState[] = [];
  let preview: Preview;
  before(async () => {
    preview = await Preview.open({ rules, screens }, 'coupleWithoutDates', (state) => states.push(state));
  });
  after(() => preview.stop());

  it('is what each line of each file is about', async () => {
    const told: string[] = [];
    for (const file of preview.state.files) {
      const lines = (sampleSystem[file] ?? '').split('\n');
      expect(lines.length, file).to.be.greaterThan(1);
      let before = '';
      for (const [index] of lines.entries()) {
        const place = await preview.show({ file, line: index + 1 });
        const now = place ? toldOf(place) : 'nothing';
        if (now !== before) told.push(`${file}:${index + 1} ${now}`);
        before = now;
      }
    }
    expectText('preview-of-the-reference.txt', `${told.join('\n')}\n`);
    expect(await preview.show({ file: 'rules/nowhere.yaml', line: 1 })).to.equal(undefined);
  });

  it('is the case of the persona that is wanted, and all files by their names', () => {
    const { version, captures, persona, personas, files, errors, cursor } = preview.state;
    expect({ version, captures, persona, errors, cursor }).to.deep.equal({
      ...{ version: 1, captures: 1, persona: 'coupleWithoutDates 1', errors: 0, cursor: undefined },
    });
    expect(personas.slice(0, 2)).to.deep.equal([
      { id: 'diver 1', who: 'Somebody of 40 who dives, with a term life cover over 20 years.' },
      { id: 'coupleWithoutDates 1', who: 'A couple; one of them requests the same cover twice and takes medication.' },
    ]);
    expect(files).to.deep.equal(
      Object.keys(sampleSystem)
        .filter((file) => file.endsWith('.yaml'))
        .sort(),
    );
    expect(states[0]).to.include({ version: 1, captures: 0, isChecking: true, persona: undefined });
  });

  it('follows a cursor in its files, and in no others', () => {
    const line = { file: 'rules/personas/people.yaml', line: 3 };
    expect(preview.follow(line)).to.equal(true);
    expect(preview.state.cursor).to.deep.equal(line);
    expect(states.at(-1)?.cursor).to.deep.equal(line);
    expect(preview.follow({ file: 'rules/nowhere.yaml', line: 1 })).to.equal(false);
    expect(preview.state.cursor).to.deep.equal(line);
  });

  it('is another case when another persona is chosen, and answers on the day of that persona', async () => {
    expect(new Date(preview.now()).toISOString()).to.match(/^2026-01-31T1[0-3]:/);
    expect(await preview.choose('nobody 1')).to.equal(false);
    expect(preview.state).to.include({ persona: 'coupleWithoutDates 1', captures: 1 });
    expect(await preview.choose('diver 1')).to.equal(true);
    expect(preview.state).to.include({ persona: 'diver 1', captures: 2 });
    const place = await preview.show({ file: 'screens/common/applicant/10-health.yaml', line: 6 });
    expect(place?.capture.caseId).to.equal('diver 1');
  });
});
