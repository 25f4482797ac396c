#!/usr/bin/env node
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { run } from './run.js';

/** A reader that went away (`| head`) ends the command quietly. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

// Checking once runs most of its code a few times: compiling that for speed costs a third of the whole. What runs often still is.
if (process.argv[2] === 'check' && !process.argv.includes('--watch')) setFlagsFromString('--interrupt-budget=2000000');

process.exitCode = await run(process.argv.slice(2), {
  out: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  err: (text) => void process.stderr.write(text),
  errIsTty: process.stderr.isTTY === true,
});
