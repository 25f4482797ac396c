#!/usr/bin/env node
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { run } from './run.js';

/** As the system's own programs end whose reader goes away (`| head`): quietly, and not as if all had been told. */
const readerGone = 128 + 13;
/** What was said could not be written, as on a full disk: no other end says so (EX_IOERR of sysexits.h). */
const notWritten = 74;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(readerGone);
  process.stderr.write(`the standard output cannot be written: ${error.message}\n`, () => process.exit(notWritten));
});

// What is said beside may be lost; what was asked for is there, and the exit code says how it ended.
process.stderr.on('error', () => undefined);

// Checking once runs most of its code a few times: compiling that for speed costs a third of the whole. What runs often
// still is.
if (process.argv[2] === 'check' && !process.argv.includes('--watch')) setFlagsFromString('--interrupt-budget=2000000');

process.exitCode = await run(process.argv.slice(2), {
  out: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  err: (text) => void process.stderr.write(text),
  errIsTty: process.stderr.isTTY === true,
});
