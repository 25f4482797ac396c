import { get } from 'node:http';
import { expect } from 'chai';
import type { ShownPlace } from '../../../src/authoring/preview/show-place.js';
import { type StartedPreview, startPreview } from '../../../src/authoring/preview/start-preview.js';
import { tellPreview } from '../../../src/authoring/editor/show-in-preview.js';
import { PreviewEvents } from '../../support/service/preview-events.js';
import { DataCopy } from '../../support/rules/data-copy.js';

const lifestyle = 'screens/common/applicant/20-lifestyle.yaml';
const texts = 'screens/common/texts/en.yaml';
const persona = 'indianEngineerWithBlueCard';

describe('The preview of rules and screens', function () {
  this.timeout(120_000);
  let data: DataCopy;
  let preview: StartedPreview;
  let events: PreviewEvents;
  const start = (name: string) =>
    startPreview({ rules: data.path('rules'), screens: data.path('screens'), port: 0, persona: name });
  before(async () => {
    data = new DataCopy();
    preview = await start(persona);
    events = await PreviewEvents.of(preview.url);
  });
  after(async () => {
    await events.close();
    await preview.stop();
    data.remove();
  });

  const asked = (part: string, query: Readonly<Record<string, string>>, method = 'GET'): Promise<Response> =>
    fetch(`${preview.url}/${part}?${new URLSearchParams(query).toString()}`, { method });
  const lineOf = (file: string, words: string): string => String(data.read(file).split(words)[0]?.split('\n').length);
  const placeOf = async (file: string, line: string): Promise<ShownPlace> =>
    (await (await asked('place', { file, line })).json()) as ShownPlace;

  /** What the service answers for a place. */
  const screenOf = async ({ capture: { form, ...capture } }: ShownPlace, language: string): Promise<string> => {
    const body = JSON.stringify({ ...capture, language, groupScreens: form === 'SB2', loggingArea: '0', guide: true });
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(new URL('/capture', preview.url), { method: 'POST', headers, body })).text();
  };

  it('shows the case of the persona that is wanted, and every file of rules and screens', async () => {
    const state = await events.until(({ version }) => version > 0);
    expect(state.persona).to.equal(`${persona} 1`);
    expect(state.personas.map(({ id }) => id)).to.include.members([`${persona} 1`, `${persona} 2`]);
    expect(state.files).to.include.members([lifestyle, texts, 'rules/common/rule-set.yaml']);
    expect(await (await asked('text', { file: lifestyle })).text()).to.equal(data.read(lifestyle));
  });

  for (const [what, file, words, about] of [
    ['of a screen the question', lifestyle, 'attribute: weight,', 'lifestyle.weight'],
    ['of the texts the question that has it', texts, 'incomeYearly: "Gross earned income"', 'person.incomeYearly'],
    ['that begins a screen the screen', lifestyle, 'screen: lifestyle', 'lifestyle.height'],
    ['of a rule a question that it reads', 'rules/common/plausibility/lifestyle.yaml', 'violatedWhen', undefined],
  ] as const)
    it(`shows for a line ${what}, where it stands in the case, and the way there`, async () => {
      const line = lineOf(file, words);
      const place = await placeOf(file, words === 'screen: lifestyle' ? String(Number(line) + 3) : line);
      if (about !== undefined) expect(`${place.about.screen}.${place.about.question}`).to.equal(about);
      expect(place.capture.item).to.match(new RegExp(`^${place.about.screen}\\.\\d+$`));
      for (const pictures of Object.values(place.flow))
        for (const picture of pictures)
          expect(picture)
            .to.match(/class="taken"/)
            .and.to.match(/class="here"/);
      const answer = await screenOf(place, 'de');
      for (const question of place.questions) expect(answer).to.include(JSON.stringify(question));
    });

  it('says when the persona does not come to a screen, and when a line is about nothing', async () => {
    const file = 'screens/common/applicant/35-aviation.yaml';
    expect((await placeOf(file, '6')).capture.item).to.equal('');
    expect(await placeOf('rules/common/rule-set.yaml', '1')).to.equal(null);
  });

  it('shows the capture client in a frame of its page, and neither page in any other', async () => {
    const framesOf = async (page: string): Promise<readonly string[]> => {
      const policy = (await fetch(new URL(page, preview.url))).headers.get('content-security-policy') ?? '';
      return policy.split('; ').filter((each) => each.startsWith('frame-'));
    };
    expect(await framesOf('/preview')).to.deep.equal(["frame-src 'self'", "frame-ancestors 'none'"]);
    expect(await framesOf('/try')).to.deep.equal(["frame-ancestors 'self'"]);
  });

  it('follows the cursor of an editor, through its language server', async () => {
    await tellPreview(preview.url, lifestyle, 4);
    const { cursor } = await events.until((state) => state.cursor !== undefined);
    expect(cursor).to.deep.equal({ file: lifestyle, line: 5 });
    const gone = await tellPreview(preview.url, 'rules/none.yaml', 1).catch(String);
    expect(gone).to.match(/no preview of rules\/none\.yaml/);
    expect(await tellPreview('http://127.0.0.1:9/preview', lifestyle, 1).catch(String)).to.match(/there is no preview/);
  });

  it('takes over what is saved, keeps the last good state of what has errors, and finds what checking finds', async () => {
    const before = await events.until(({ isChecking }) => !isChecking);
    data.replace(texts, /How much do you weigh\?/, 'What do you weigh today?');
    const after = await events.until(({ version }) => version > before.version);
    expect(after.errors).to.equal(0);
    const place = await placeOf(lifestyle, lineOf(lifestyle, 'attribute: weight,'));
    const shown = (): Promise<string> => screenOf(place, 'en');
    expect(await shown()).to.include('What do you weigh today?');
    data.replace(lifestyle, 'attribute: weight,', 'attribute: wieght,');
    const refused = await events.until(({ errors }) => errors > 0);
    expect(refused.version).to.equal(after.version);
    expect(refused.findings.filter(({ severity }) => severity === 'error').map(({ file }) => file)).to.include(
      lifestyle,
    );
    expect(await shown()).to.include('What do you weigh today?');
    data.replace(lifestyle, 'attribute: wieght,', 'attribute: weight,');
    // The state is taken over before the check of it has begun: until that has ended, findings are those of before.
    const isError = ({ severity }: { readonly severity: string }): boolean => severity === 'error';
    const cured = await events.until(({ version, findings }) => version > after.version && !findings.some(isError));
    expect(cured.errors).to.equal(0);
  });

  it('captures another persona from the beginning', async () => {
    const { captures } = await events.until(() => true);
    expect((await asked('persona', { id: `${persona} 2` }, 'POST')).status).to.equal(200);
    const state = await events.until((each) => each.captures > captures && each.persona !== `${persona} 1`);
    expect(state.persona).to.equal(`${persona} 2`);
    expect((await placeOf(lifestyle, '5')).capture.caseId).to.equal(`${persona} 2`);
    for (const none of [{ id: 'nobody 1' }, { id: '' }, {}] as const)
      expect((await asked('persona', none, 'POST')).status).to.equal(404);
    expect((await events.until(() => true)).persona).to.equal(`${persona} 2`);
  });

  it('gives nothing but rules and screens, to this machine alone, and changes nothing by GET', async () => {
    for (const file of ['../package.json', '/etc/passwd', 'rules/../../package.json', 'rules', ''])
      expect((await asked('text', { file })).status, file).to.equal(404);
    expect((await asked('cursor', { file: lifestyle, line: '3' })).status).to.equal(405);
    const status = (headers: Readonly<Record<string, string>>) =>
      new Promise((resolve, reject) => {
        get(preview.url, { headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        }).on('error', reject);
      });
    expect(await status({})).to.equal(200);
    expect(await status({ host: 'rebound.example' })).to.equal(403);
    expect(await status({ 'sec-fetch-site': 'cross-site' })).to.equal(403);
  });

  it('refuses a persona that there is not, and ends', async () => {
    expect(await start('nobody').catch(String)).to.match(/there is no persona nobody/);
  });
});
