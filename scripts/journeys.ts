import { readFileSync, writeFileSync } from 'node:fs';
import { capturePage } from '../src/page-files.js';
import { Browser } from '../test/support/browser/browser.js';
import { fullCase } from '../test/support/requests/full-case.js';
import { german, international, type SystemUnderTest } from '../test/support/requests/system-under-test.js';
import { Service } from '../test/support/service/service.js';
import { type Figures, Journey, measuringScript, type Place } from './journeys/journey.js';
import { takePictures } from './journeys/pictures.js';

/**
 * `npm run journeys`: what a whole questionnaire costs in `/try`, answered by the mouse and what is typed, on this
 * machine and as on a slow phone (processor 6 times slower, 1.6 Mbit/s, 150 ms): clicks, keystrokes, calls, bytes,
 * time. With `write` the table goes to docs/capture-client.md, and the pictures of the README are taken anew.
 */
const machine: Place = { name: 'this machine', width: 1280, height: 900, slow: false };
const phone: Place = { name: 'a slow phone', width: 390, height: 760, slow: true };
const journeys: readonly { readonly system: SystemUnderTest; readonly language: string; readonly place: Place }[] = [
  { system: international, language: 'en', place: machine },
  { system: german, language: 'de', place: machine },
  { system: international, language: 'en', place: phone },
];
const documentFile = 'docs/capture-client.md';

const service = await Service.start({ pages: [capturePage()], watchStore: false });
try {
  const columns: (readonly [string, Figures])[] = [];
  for (const { system, language, place } of journeys) {
    const reference = { subId: 'JOURNEY', caseId: `${system.system} ${place.name}` };
    await service.call('createCaseInDB', reference, fullCase(reference.caseId, system));
    // Each in a browser that was never here.
    const browser = await Browser.start(measuringScript);
    const journey = new Journey(await browser.page(service.url), service.url, place);
    columns.push([`${system.system}, ${language}, ${place.name}`, await journey.run(reference, language)]);
    await browser.stop();
    console.log(`${columns.length} of ${journeys.length}`);
  }
  const table = tableOf(columns);
  console.log(table);
  if (process.argv.includes('write')) {
    const [start, end] = ['<!-- figures: written by npm run journeys -- write -->', '<!-- /figures -->'];
    const text = readFileSync(documentFile, 'utf8');
    const [from, to] = [text.indexOf(start) + start.length, text.indexOf(end)];
    writeFileSync(documentFile, `${text.slice(0, from)}\n${table}\n${text.slice(to)}`);
    const browser = await Browser.start();
    await takePictures(browser, service);
    await browser.stop();
  }
} finally {
  await service.stop();
}

function tableOf(columns: readonly (readonly [string, Figures])[]): string {
  const names = [...new Set(columns.flatMap(([, figures]) => Object.keys(figures)))];
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(['', ...columns.map(([title]) => title)]),
    row(['---', ...columns.map(() => '---')]),
    ...names.map((name) => row([name, ...columns.map(([, figures]) => figures[name] ?? '')])),
  ].join('\n');
}
