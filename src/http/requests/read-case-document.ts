import { setImmediate as otherCalls } from 'node:timers/promises';
import type { CaseReading } from '../../case/case-reading.js';
import type { Flavor } from '../../flavor/flavor.js';
import type { Admission } from '../admission/admission.js';
import { bodyReader } from './body-bytes.js';
import type { CallContext } from '../calls/call-state.js';

const readBytes = bodyReader({ name: 'XML', contentTypes: ['application/xml', 'text/xml'], limit: '16mb' });

/** In bytes: documents up to it need no turn. */
const small = 1024 * 1024;

/**
 * Reads the case that the body of a call states; other calls are answered between its steps. A large document, or one
 * whose length is not known, waits for its turn before its body is taken from the client: being read it needs a hundred
 * megabytes. @throws Refusal 400, 413 or 415 (decisions, "Input").
 */
export async function readCaseDocument(
  ctx: CallContext,
  flavor: Flavor,
  largeDocuments: Admission,
): Promise<CaseReading> {
  if (isSmall(ctx)) return read(ctx, flavor);
  return largeDocuments.admit(({ work }) => work(() => read(ctx, flavor)));
}

const isSmall = (ctx: CallContext): boolean =>
  ctx.get('content-encoding') === '' && ctx.request.length !== undefined && ctx.request.length <= small;

async function read(ctx: CallContext, { name, readCase }: Flavor): Promise<CaseReading> {
  if (!readCase) throw new Error(`the flavor ${name} reads no cases`);
  const steps = readCase(await readBytes(ctx));
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await otherCalls();
  }
}
