import { createReadStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { CompleteLine } from './complete-line.js';
import { openNewFile } from '../transfer/written-file.js';

/** A column as Parquet describes it; one with children is followed by them. */
interface Column {
  readonly name: string;
  readonly type?: 'BOOLEAN' | 'INT32' | 'INT64' | 'BYTE_ARRAY';
  readonly converted_type?: 'UTF8' | 'LIST';
  readonly repetition_type: 'REQUIRED' | 'OPTIONAL' | 'REPEATED';
  readonly num_children?: number;
}

const column = (name: string, type: Column['type'], repetition: Column['repetition_type'] = 'OPTIONAL'): Column => ({
  name,
  ...(type && { type }),
  ...(type === 'BYTE_ARRAY' && { converted_type: 'UTF8' }),
  repetition_type: repetition,
});
const listOf = (name: string, ...element: readonly Column[]): readonly Column[] => [
  { name, repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'LIST' },
  { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
  ...element,
];
const text = (name: string): Column => column(name, 'BYTE_ARRAY', 'REQUIRED');
const struct = (...members: readonly Column[]): readonly Column[] => [
  { name: 'element', repetition_type: 'REQUIRED', num_children: members.length },
  ...members,
];
const objectId = column('objectId', 'INT64', 'REQUIRED');

/** The columns of a row: a case and a source type, as `complete-line.ts` says them; where nothing is said, null. */
const columns: Readonly<Record<string, readonly Column[]>> = {
  subId: [column('subId', 'BYTE_ARRAY')],
  caseId: [column('caseId', 'BYTE_ARRAY')],
  sourceType: [column('sourceType', 'INT32')],
  complete: [column('complete', 'BOOLEAN')],
  consistent: [column('consistent', 'BOOLEAN')],
  missing: listOf('missing', text('element')),
  violations: listOf('violations', ...struct(text('ruleId'), text('severity'), objectId)),
  undecidable: listOf('undecidable', ...struct(text('ruleId'), objectId, text('reason'))),
  broken: [column('broken', 'BYTE_ARRAY')],
  line: [column('line', 'INT64')],
};
const names = Object.keys(columns);
const nothing: Readonly<Record<string, unknown>> = Object.fromEntries(names.map((name) => [name, null]));

/** So many rows are in memory at once. */
const rowsAtOnce = 50_000;

/**
 * Makes a Parquet file, for its owner alone, of a file with a line of JSON for each case: a row for each source type of
 * a case that was checked, one for a case without sources and for what is broken. @throws Error when there is such a
 * file; nothing is written over
 */
export async function writeParquet(linesPath: string, path: string): Promise<void> {
  const { fileWriter, parquetWriteRows } = await import('hyparquet-writer');
  const draft = `${path}.draft`;
  await rm(draft, { force: true });
  await (await openNewFile(draft)).close();
  try {
    await parquetWriteRows({
      writer: fileWriter(draft),
      rows: rowsIn(linesPath),
      columns: names.map((name) => ({ name })),
      schema: [{ name: 'case', num_children: names.length }, ...Object.values(columns).flat()],
      rowGroupSize: rowsAtOnce,
      createdBy: 'case-capture',
    });
    await link(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function* rowsIn(path: string): AsyncIterable<Record<string, unknown>> {
  for await (const written of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY }))
    yield* rowsOf(JSON.parse(written) as CompleteLine);
}

/** Ids of imported objects may have 15 digits. */
const withLongId = <T extends { readonly objectId: number }>(found: T) => ({
  ...found,
  objectId: BigInt(found.objectId),
});

function rowsOf(answer: CompleteLine): readonly Record<string, unknown>[] {
  if (answer.broken === undefined) {
    const { subId, caseId, complete, sources } = answer;
    const row = { ...nothing, subId, caseId };
    if (sources.length === 0) return [{ ...row, complete }];
    return sources.map(({ violations, undecidable, ...source }) => ({
      ...row,
      ...source,
      violations: violations.map(withLongId),
      undecidable: undecidable.map(withLongId),
    }));
  }
  const { subId, caseId } = answer.caseId === undefined ? { ...nothing, ...answer.after } : answer;
  const line = answer.line === undefined ? null : BigInt(answer.line);
  return [{ ...nothing, subId, caseId, broken: answer.broken, line }];
}
