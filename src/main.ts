#!/usr/bin/env node
import { runService } from './start-service.js';

/** `npm start`: the service, as the environment says. */
runService().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
