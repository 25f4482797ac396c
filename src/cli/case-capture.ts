#!/usr/bin/env node
import { once } from 'node:events';
import { run } from './run.js';

/** A reader that went away (`| head`) ends the command quietly. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await run(process.argv.slice(2), {
  out: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  err: (text) => void process.stderr.write(text),
  errIsTty: process.stderr.isTTY === true,
});
