import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { readCaseFile } from '../../../src/authoring/explain/subjects/read-case-file.js';
import { writeCaseLine } from '../../../src/case/case-line.js';
import type { Case } from '../../../src/case/case.js';
import { nameCase } from '../../../src/rules/objects/name-case.js';
import { storedCase } from '../../support/cases/stored-case.js';
import { fullRequest, type Json } from '../../support/requests/case-request.js';
import { realSystems } from '../../support/rules/real-systems.js';

/** The outer form has no order among objects of different elements. */
const byId = ({ objects }: Case) => [...objects].sort((a, b) => a.id - b.id);

describe('a case is read from a file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-case-file-'));
  const file = join(directory, 'case.json');
  let stored: Case;
  before(async () => {
    stored = await storedCase();
  });
  after(() => rmSync(directory, { recursive: true }));

  const document = () => {
    const rules = realSystems().forCsp(stored.csp);
    if (!rules) throw new Error('there are no rules');
    return nameCase(stored, rules.ruleSet);
  };
  const exportOf = (...ids: readonly string[]): string => {
    const lines = ids.map((id) => writeCaseLine({ subId: 'S', caseId: id }, { ...stored, id }));
    return `${['{"export":"case-capture","form":1}', ...lines, '{"cases":1,"sha256":""}'].join('\n')}\n`;
  };
  const read = (text: string, wanted = {}) => {
    writeFileSync(file, text);
    return readCaseFile(file, wanted, realSystems());
  };
  const failure = async (text: string, wanted = {}): Promise<string> =>
    read(text, wanted).then(
      () => '',
      (error: Error) => error.message.replaceAll(file, 'FILE'),
    );

  it('as transferCaseFromDB answers it, with its envelope and without', async () => {
    for (const answer of [document(), { path: '/transferCaseFromDB', status: 0, jsonContent: document() }])
      expect(byId(await read(JSON.stringify(answer, null, 2)))).to.deep.equal(byId(stored));
  });

  it('of an export, and of one line of it', async () => {
    expect(await read(exportOf('A'))).to.deep.equal({ ...stored, id: 'A' });
    expect(await read(exportOf('A', 'B'), { caseId: 'B' })).to.deep.equal({ ...stored, id: 'B' });
    expect(await read(writeCaseLine({ subId: 'S', caseId: 'C' }, stored))).to.deep.equal(stored);
  });

  it('as createCaseInDB would store it', async () => {
    expect((await read(JSON.stringify(fullRequest('C')))).objects).to.deep.equal(stored.objects);
  });

  const faults: readonly (readonly [what: string, text: () => string, message: RegExp])[] = [
    ['what is no JSON', () => '{\n  "CaseObject": [\n}', /^FILE:2:17: it is no JSON object$/],
    ['an empty file', () => '', /^FILE: it is no JSON object$/],
    ['JSON that is no case', () => '{"cases": []}', /^FILE: it is no case: expected the answer of transferCaseFromDB/],
    ['an answer without a case', () => '{"status": 3, "jsonContent": null}', /^FILE: it is no case/],
    [
      'a parameter set that is not there',
      () => JSON.stringify({ ...document(), CSP: 9 }),
      /^FILE: .*no parameter set 9/,
    ],
    ['a body with an unknown parameter set', () => JSON.stringify({ ...fullRequest('C'), cspSetId: 9 }), /^FILE: .*9/],
    ['a member that no case has', () => JSON.stringify({ ...document(), Colour: 'red' }), /^FILE: .*Case: .*"Colour"/],
    [
      'an object of an unknown type',
      () =>
        JSON.stringify({
          ...document(),
          CaseObject: [...document().CaseObject, { Id: 999, TypeId: 999, TypeIdName: '', CaseAttribute: [] }],
        }),
      /^FILE: .*CaseObject 999: there is no object type 999/,
    ],
    [
      'a member that createCaseInDB does not know',
      () => JSON.stringify({ ...fullRequest('C'), colour: 'red' }),
      /^FILE: .*colour is not defined/,
    ],
    [
      'several cases, of which none was chosen',
      () => exportOf('A', 'B'),
      /^FILE has 2 cases: choose one with --case-id/,
    ],
    [
      'a damaged line',
      () =>
        exportOf('A')
          .replace('"digest":"', '"digest":"0')
          .replace(/("digest":"[0-9a-f]{32})./, '$1'),
      /^FILE:2: the record is damaged/,
    ],
    ['a line that is no JSON', () => exportOf('A').replace('{"cases"', 'x'), /^FILE:3: the line is no JSON object/],
  ];
  for (const [what, text, message] of faults)
    it(`but not from ${what}, and the message says where`, async () => {
      expect(await failure(text())).to.match(message);
    });

  it('but not another than is asked for, nor from a file that is not there', async () => {
    expect(await failure(exportOf('A'), { caseId: 'B' })).to.equal('FILE has no such case; it has S/A');
    const missing = readCaseFile(join(directory, 'none.json'), {}, realSystems());
    expect(await missing.catch((error: Error) => error.message)).to.match(/none\.json cannot be read: /);
  });

  it('whatever its values are: what is typed as a text stays one', async () => {
    const body = fullRequest('C') as { application: { persons: { name: Json }[] } };
    const [person] = body.application.persons;
    if (person) person.name = 'O\'Neill & "Söhne" <1>';
    const created = await read(JSON.stringify(body));
    const rules = realSystems().forCsp(created.csp);
    if (!rules) throw new Error('there are no rules');
    const again = await read(JSON.stringify(nameCase(created, rules.ruleSet)));
    expect(byId(again)).to.deep.equal(byId(created));
  });
});
