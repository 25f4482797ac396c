import { parentPort, workerData } from 'node:worker_threads';
import type { DataDirectories } from '../documents/data-directories.js';
import { checkData } from '../authoring/check/check-data.js';
import type { CheckedFiles } from './check-files.js';

/** The thread of `checkFiles`. */
const { rules, screens } = workerData as DataDirectories;
const { findings } = checkData({ rules, screens });
const { errors } = findings;
parentPort?.postMessage({ errors: errors.length, report: findings.report() } satisfies CheckedFiles);
