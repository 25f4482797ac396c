import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory } from '../src/package-directory.js';
import { recordedAnswersFile, recordedAnswersModule } from './record-answers.js';

/** Before the documents: they show what is recorded here, once it is compiled. */
writeFileSync(join(packageDirectory, recordedAnswersFile), await recordedAnswersModule());
