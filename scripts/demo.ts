import { readConfiguration } from '../src/configuration.js';
import { CaseError, CaseErrors } from '../src/errors/case-error.js';
import { errorTable } from '../src/errors/error-table.js';
import { createCaseInDB } from '../src/operations/creation/create-case-in-db.js';
import type { Services } from '../src/operations/operation.js';
import { loadChecked } from '../src/screens/load/load-checked.js';
import { openCaseStore } from '../src/store/open-case-store.js';
import { type DemoCase, demoCases } from './demo-cases.js';

/**
 * `npm run demo`: stores twelve cases with the service's own operation and prints a request for each. A case that is
 * there already stays as it is.
 */
const configuration = await readConfiguration();
const subId = 'DEMO';
const { systems } = loadChecked(configuration.rulesDirectory, configuration.screensDirectory);
const cases = await openCaseStore(configuration.caseStore);
const captureHash = {
  secrets: configuration.captureHashSecrets,
  windowMilliseconds: configuration.captureHashWindowSeconds * 1000,
};
const services: Services = { systems, cases, now: Date.now, captureHash };

for (const [index, demo] of demoCases.entries()) {
  const stored = await store(demo);
  console.log(`# ${demo.body.caseId}: ${demo.about}${stored ? '' : ' (was there already)'}`);
  console.log(`${request(demo, index)}\n`);
}
await cases.close();

async function store({ body }: DemoCase): Promise<boolean> {
  const query = new Map([
    ['caseId', [body.caseId]],
    ['subId', [subId]],
  ]);
  try {
    await createCaseInDB.run(services, { query, body });
    return true;
  } catch (error) {
    const errors = error instanceof CaseErrors ? error.errors : error instanceof CaseError ? [error] : [];
    if (errors.some(({ code }) => code === errorTable.caseExists.code)) return false;
    throw error;
  }
}

/**
 * In turn: the applicant's questionnaire, the same for a medical examiner, the completeness of the technical data, the
 * case itself.
 */
function request({ body }: DemoCase, index: number): string {
  const url = `http://${configuration.host}:${configuration.port}${configuration.basePath}`;
  const reference = { language: body['locale'], caseId: body.caseId, subId, loggingArea: '0' };
  const capture = (sourceType: number): string =>
    post(`${url}/capture`, { ...reference, sourceType, groupScreens: true });
  const requests = [
    () => capture(2),
    () => capture(3),
    () => post(`${url}/checkCompleteness`, { ...reference, sourceType: 1 }),
    () => `curl -s '${url}/transferCaseFromDB?caseId=${body.caseId}&subId=${subId}&loggingArea=0'`,
  ];
  return requests[index % requests.length]?.() ?? '';
}

function post(url: string, body: object): string {
  return `curl -s -H 'Content-Type: application/json' -d '${JSON.stringify(body)}' '${url}'`;
}
