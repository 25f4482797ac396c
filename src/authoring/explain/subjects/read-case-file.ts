import { readFile } from 'node:fs/promises';
import { caseDocument } from '../../../case/case-document.js';
import { isCaseLine, readCaseLine } from '../../../case/case-line.js';
import type { Case } from '../../../case/case.js';
import { Findings } from '../../../documents/findings/findings.js';
import { readWithYaml } from '../../../documents/yaml/yaml.js';
import { CaseErrors } from '../../../errors/case-error.js';
import { readCase } from '../../../flavor/case-xml/read-case.js';
import { writeElement } from '../../../flavor/xml-tree.js';
import { createCaseInDB } from '../../../operations/creation/create-case-in-db.js';
import { importFaults } from '../../../rules/objects/import-faults.js';
import type { Systems } from '../../../screens/model/systems.js';
import type { StoredCase } from '../../../case/store.js';
import { MemoryStore } from '../../../store/memory-store.js';
import { reasonOf } from '../../../text/reason-of.js';

/** Which case of an export. */
export interface CaseInFile {
  readonly subId?: string | undefined;
  readonly caseId?: string | undefined;
}

/** What a file holds, with the line on which it begins. */
interface Document {
  readonly value: object;
  readonly line: number;
}

/**
 * Reads a case from a file: what `transferCaseFromDB` answers (with or without its envelope), an export or a line of
 * one, the body of `createCaseInDB`. @throws Error that names the file, and the place in it, when it holds no case, a
 * damaged one, one of which the rules know nothing, or several of which none was chosen
 */
export async function readCaseFile(file: string, wanted: CaseInFile, systems: Systems): Promise<Case> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // With its code, by which a command says what is the matter.
    throw Object.assign(new Error(`${file} cannot be read: ${reasonOf(error)}`), { code: error.code, path: file });
  });
  const documents = documentsIn(text, file);
  const isExport = documents.some(({ value }) => isCaseLine(value) || 'export' in value);
  const cases = documents.filter(({ value }) => !isExport || isCaseLine(value));
  const [only, ...others] = cases.filter(({ value }) => !isExport || isWanted(value, wanted));
  if (!only)
    throw new Error(`${file} has no such case; it has ${cases.map(({ value }) => nameOf(value)).join(', ') || 'none'}`);
  if (others.length > 0)
    throw new Error(`${file} has ${others.length + 1} cases: choose one with --case-id and --sub-id`);
  const at = only.line === 1 ? file : `${file}:${only.line}`;
  try {
    return await caseOf(only.value, systems);
  } catch (error) {
    throw new Error(`${at}: ${reasonsOf(error)}`, { cause: error });
  }
}

/** One JSON object, or one on each line. */
function documentsIn(text: string, file: string): readonly Document[] {
  const whole = parsed(text);
  if (isObject(whole)) return [{ value: whole, line: 1 }];
  const lines = text.split('\n').map((line, index) => ({ line: index + 1, value: parsed(line), text: line.trim() }));
  const written = lines.filter((each) => each.text !== '');
  const fault = written.find(({ value }) => !isObject(value));
  if (written.length === 0 || fault === written[0]) throw new Error(noJson(text, file));
  if (fault) throw new Error(`${file}:${fault.line}: the line is no JSON object`);
  return written.flatMap(({ line, value }) => (isObject(value) ? [{ line, value }] : []));
}

/**
 * Where a text ceases to be JSON, as far as reading it as YAML tells, of which JSON is a part; never what stands there.
 */
function noJson(text: string, file: string): string {
  const findings = new Findings();
  readWithYaml(text, file, findings);
  const place = findings.errors.find(({ code }) => code === 'malformed-yaml' || code === 'missing-end')?.at;
  return `${place ? `${file}:${place.line}:${place.column}` : file}: it is no JSON object`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWanted = (line: object, { subId, caseId }: CaseInFile): boolean =>
  isCaseLine(line) && (caseId === undefined || caseId === line.caseId) && (subId === undefined || subId === line.subId);

const nameOf = (line: object): string => (isCaseLine(line) ? `${line.subId}/${line.caseId}` : '');

async function caseOf(value: object, systems: Systems): Promise<Case> {
  if (isCaseLine(value)) return readCaseLine(value).case;
  if ('jsonContent' in value && isObject(value.jsonContent)) return statedCase(value.jsonContent, systems);
  if ('CaseObject' in value) return statedCase(value, systems);
  if ('application' in value || 'cspSetId' in value) return createdCase(value, systems);
  throw new Error(
    'it is no case: expected the answer of transferCaseFromDB, a line of an export, or the body of createCaseInDB',
  );
}

/** The outer form of a case: read as transferCaseToDBXML reads it, and held to the rules in the same way. */
function statedCase(document: object, systems: Systems): Case {
  const steps = readCase(Buffer.from(writeElement('Case', document, caseDocument), 'utf8'));
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { stated, error } = step.value;
  if (!stated) throw error;
  const rules = systems.forCsp(stated.case.csp);
  if (!rules) throw new Error(`Case: CSP: there is no parameter set ${stated.case.csp}`);
  const faults = importFaults(stated, rules.program);
  if (faults.length > 0) throw new CaseErrors(faults);
  return stated.case;
}

/** What createCaseInDB would have stored. */
async function createdCase(body: object, systems: Systems): Promise<Case> {
  const cases = new MemoryStore();
  const caseId = 'caseId' in body && typeof body.caseId === 'string' ? body.caseId : 'CASE';
  const reference = { subId: 'EXPLAIN', caseId };
  const services = { systems, cases, now: Date.now, captureHash: { secrets: [], windowMilliseconds: 0 } };
  const query = new Map(Object.entries({ ...reference, loggingArea: '0' }).map(([name, value]) => [name, [value]]));
  await createCaseInDB.run(services, { query, body });
  return ((await cases.read(reference)) as StoredCase).case;
}

const reasonsOf = (error: unknown): string =>
  error instanceof CaseErrors ? error.errors.map(({ message }) => message).join('; ') : reasonOf(error);
