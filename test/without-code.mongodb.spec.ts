import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { inTurn } from '../scripts/record-answers.js';
import { exampleMark } from '../src/operations/changes/feed-place.js';
import { operations } from '../src/operations/index.js';
import { describeOnMongodb } from './support/mongodb/describe-on-mongodb.js';
import { newKey } from './support/service/keys.js';
import { StartedProcess } from './support/service/started-process.js';

const forbidden = { NODE_OPTIONS: '--disallow-code-generation-from-strings' };
/** The hash in the example of captureWithHash is of another time, and catalogue has a name in its path. */
const called = inTurn.filter((name) => !['captureWithHash', 'catalogue'].includes(name));
/** Of a body; each prototype has such a member. */
const undefinedMember = { toString: 1 };

const ofItsTime = /"(requestId|digest|previous|revision|mark)":"[^"]*"|\d{13}|[0-9a-f]{32,}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

type Environment = Readonly<Record<string, string>>;

/**
 * What the examples of all operations are answered with, and those with a member that is not defined; without what is
 * of their time.
 */
async function answersOf(url: string, headers: Environment): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const name of called) {
    const { method, example } = operations.find((each) => each.name === name) ?? {};
    if (!example) throw new Error(`there is no operation ${name}`);
    const bodies = example.body === undefined ? [undefined] : [{ ...example.body, ...undefinedMember }, example.body];
    const query = Object.entries(example.query ?? {}).filter(([, value]) => value !== exampleMark);
    for (const body of bodies) {
      const response = await fetch(`${url}/${name}?${new URLSearchParams(query)}`, {
        method: method ?? 'GET',
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const told = (await response.text()).replaceAll(ofItsTime, '…');
      answers.push(`${name} ${response.status} ${told}`);
    }
  }
  return answers;
}

describeOnMongodb('Where code must not be made of texts, the service', (uriOf) => {
  let directory: string;
  beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'case-capture-without-code-'))));
  afterEach(() => rmSync(directory, { recursive: true }));

  const { key, sha3 } = newKey();
  const scopes = ['read', 'write', 'capture', 'delete', 'trail', 'evidence'];
  const accessTo = (file: unknown): Environment => {
    writeFileSync(join(directory, 'access.json'), JSON.stringify(file));
    return { AUTH_FILE: join(directory, 'access.json') };
  };
  const access = { apiKeys: [{ client: 'a', sha3: [sha3], scopes, subSystems: ['*'] }] };

  const answersWith = async (environment: Environment, database: string): Promise<readonly string[]> => {
    const settings = { ...accessTo(access), PORT: '0', LOG_LEVEL: 'silent', CASE_STORE: uriOf(database) };
    const started = new StartedProcess({ ...settings, ...environment });
    const { url } = await started.listening();
    const answers = await answersOf(url, { authorization: `Bearer ${key}` });
    started.signal('SIGTERM');
    expect(await started.ended).to.equal(0);
    return answers;
  };

  it('answers every call as it does elsewhere, on MongoDB', async () => {
    const answers = await answersWith(forbidden, 'without-code');
    const usual = await answersWith({}, 'with-code');
    expect(answers.filter((answer, index) => answer !== usual[index])).to.deep.equal([]);
    expect(answers).to.have.length(usual.length);
    const withStatus = (status: number): number => answers.filter((answer) => answer.includes(` ${status} `)).length;
    const withBody = operations.filter(({ name, example }) => called.includes(name) && example.body !== undefined);
    expect([withStatus(200), withStatus(400)]).to.deep.equal([called.length, withBody.length]);
  });

  it('says the same of a wrong file with who may do what', async () => {
    const wrong = accessTo({ apiKeys: [{ client: '', sha3: ['x', 'x'], scopes: ['admin'], constructor: 1 }] });
    const told = await Promise.all(
      [forbidden, {}].map(async (environment) => {
        const started = new StartedProcess({ ...wrong, ...environment, CASE_STORE: uriOf('never') });
        expect(await started.ended).to.equal(1);
        return started.err.split('\n').sort();
      }),
    );
    expect(told[0]).to.deep.equal(told[1]);
    expect(told[0]?.join('\n')).to.contain('/apiKeys/0/scopes/0 must be equal to one of the allowed values');
  });
});
