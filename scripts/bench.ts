import { BenchService } from './bench-service.js';
import { benchAuthoring } from './bench-authoring.js';
import { benchBatch } from './bench-batch.js';
import { benchCalls } from './bench-calls.js';
import { benchGrowth } from './bench-growth.js';
import { benchEvaluator } from './bench-evaluator/write-figures.js';
import { searchFigures } from './bench-search.js';

/**
 * `npm run bench`: the figures that matter to those who wait, each of which may be measured alone. The evaluator beside
 * other engines (`npm run bench -- evaluator`), batch and start (`npm run bench -- batch [cases]`), calls beside a bare
 * route (`npm run bench -- calls`), what a call takes more where there is more of everything else
 * (`npm run bench -- growth`), how long who changes a rule waits (`npm run bench -- authoring`), and how long until
 * the first screen after a start with the full catalogues and how long a search in them takes
 * (`npm run bench -- first`). Some minutes each.
 */
const starts = 3;
const [part, cases = 20_000] = process.argv.slice(2);
const parts: Readonly<Record<string, () => Promise<void>>> = {
  evaluator: benchEvaluator,
  batch: () => benchBatch(Number(cases)),
  calls: benchCalls,
  growth: benchGrowth,
  authoring: benchAuthoring,
  first: async () => {
    const taken = (await startUps()).map((each) => `${Math.round(each)} ms`).join(', ');
    console.log(`start-up until the first screen is answered: ${taken} (goal: at most 1500 ms)\n`);
    console.log(`${searchFigures()}\n`);
  },
};
const chosen = part === undefined ? Object.values(parts) : [parts[part]];
for (const measure of chosen) {
  if (!measure) throw new Error(`there is no part ${part}: ${Object.keys(parts).join(', ')}`);
  await measure();
}

async function startUps(): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let start = 0; start < starts; start++) {
    const begun = performance.now();
    const started = await BenchService.start();
    await started.call('/createAndCapture', {
      language: 'en',
      sourceType: 1,
      caseId: 'FIRST',
      subId: 'BENCH',
      caseMode: 'headoffice',
      csp: 1,
      loggingArea: '0',
    });
    taken.push(performance.now() - begun);
    await started.stop();
  }
  return taken;
}
