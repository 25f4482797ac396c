import { setImmediate as otherCalls } from 'node:timers/promises';
import type { CaseReading } from '../case/case-reading.js';
import type { Flavor } from '../flavor/flavor.js';
import { bodyReader } from './body-bytes.js';
import type { CallContext } from './call-state.js';

const readBytes = bodyReader({ name: 'XML', contentTypes: ['application/xml', 'text/xml'], limit: '16mb' });

/** Reads the case that the body of a call states; other calls are answered between its steps. @throws Refusal 400, 413 or 415 (decisions, "Input"). */
export async function readCaseDocument(ctx: CallContext, { name, readCase }: Flavor): Promise<CaseReading> {
  if (!readCase) throw new Error(`the flavor ${name} reads no cases`);
  const steps = readCase(await readBytes(ctx));
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await otherCalls();
  }
}
