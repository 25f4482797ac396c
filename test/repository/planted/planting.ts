import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { DataDirectories } from '../../../src/documents/data-directories.js';
import { checkData } from '../../../src/authoring/check/check-data.js';
import type { Finding } from '../../../src/documents/findings/findings.js';
import { checkMeaning, setsOf } from '../../../src/meaning/check-meaning.js';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { DataCopy } from '../../support/rules/data-copy.js';
import type { LineEdit, Plant, PlantClass, Texts } from './plant.js';
import { randomBySeed } from './random-by-seed.js';

/** What came of the plants of a class. */
export interface Harvest {
  readonly name: string;
  planted: number;
  found: number;
  place: number;
  readonly missed: string[];
}

interface Sown {
  readonly of: PlantClass;
  readonly plant: Plant;
}

/** Chooses plants of each class by seed, none in the area of another of its load. */
export function sow(classes: readonly PlantClass[], texts: Texts, seed: number): ReadonlyMap<string, readonly Sown[]> {
  const stages = new Map<string, Sown[]>();
  const random = randomBySeed(seed);
  for (const of of classes) {
    const all = [...of.candidates(texts)].map((plant) => ({ plant, order: random() }));
    all.sort((one, other) => one.order - other.order);
    let planted = 0;
    for (const { plant } of all) {
      if (planted === of.count) break;
      const stage = freeStage(of, plant, planted, stages);
      if (stage === undefined) continue;
      stages.set(stage, [...(stages.get(stage) ?? []), { of, plant }]);
      planted++;
    }
  }
  return stages;
}

/** The load in which the area of a plant is free. */
function freeStage(
  { stage }: PlantClass,
  { area }: Plant,
  planted: number,
  stages: ReadonlyMap<string, readonly Sown[]>,
): string | undefined {
  const isFree = (name: string): boolean => !(stages.get(name) ?? []).some((sown) => sown.plant.area === area);
  if (stage.startsWith('alone')) return `${stage} ${planted}`;
  const loads = stage.startsWith('apart') ? [1, 2, 3, 4].map((load) => `${stage} ${load}`) : [stage];
  return loads.find(isFree);
}

/** Plants all of one load, checks the data, and counts for each class what was found where. */
export function reap(sown: readonly Sown[], texts: Texts, harvest: Map<string, Harvest>): void {
  const copy = new DataCopy();
  try {
    const moved = write(copy, sown, texts);
    const directories = { rules: copy.path('rules'), screens: copy.path('screens') };
    const found = sown[0]?.of.stage === 'meaning' ? meaningOf(directories) : checkData(directories).findings.all;
    for (const each of sown) count(each, found, moved, harvest);
  } finally {
    copy.remove();
  }
}

/** What the data mean, though examples notice a changed row: checking looks at the one only when the others hold. */
function meaningOf({ rules, screens }: DataDirectories): readonly Finding[] {
  const { systems, findings } = loadSystems(rules, screens);
  const meaning = checkMeaning(setsOf(systems), Date.now());
  findings.addFrom(meaning.rules, basename(rules));
  findings.addFrom(meaning.screens, basename(screens));
  return findings.all;
}

type Moved = (file: string, line: number) => number;

/** Writes the edits, from the last line of each file up. @returns where a line of before stands now, from 0 */
function write(copy: DataCopy, sown: readonly Sown[], texts: Texts): Moved {
  const byFile = new Map<string, LineEdit[]>();
  for (const { plant } of sown)
    for (const edit of plant.edits) byFile.set(edit.file, [...(byFile.get(edit.file) ?? []), edit]);
  for (const [file, edits] of byFile) {
    const lines = [...(texts.get(file) ?? [])];
    for (const { line, now } of [...edits].sort((one, other) => other.line - one.line)) lines.splice(line, 1, ...now);
    mkdirSync(dirname(copy.path(file)), { recursive: true });
    writeFileSync(copy.path(file), lines.join('\n'));
  }
  for (const { file, now, renamed } of sown.flatMap(({ plant }) => plant.files ?? [])) {
    if (renamed !== undefined) renameSync(copy.path(file), copy.path(renamed));
    else if (now === undefined) rmSync(copy.path(file), { recursive: true });
    else writeFileSync(copy.path(file), now);
  }
  return (file, line) =>
    (byFile.get(file) ?? []).reduce((moved, edit) => (edit.line < line ? moved + edit.now.length - 1 : moved), line);
}

function count({ of, plant }: Sown, found: readonly Finding[], moved: Moved, harvest: Map<string, Harvest>): void {
  const row = harvest.get(of.name) ?? { name: of.name, planted: 0, found: 0, place: 0, missed: [] };
  harvest.set(of.name, row);
  row.planted++;
  const { file, from, to } = plant.at;
  const [first, last] = [moved(file, from) + 1, moved(file, to + 1)];
  // One finding may stand for many; then it names the places of the others.
  const places = found.flatMap((finding) => [finding.at, ...placesIn(finding)]);
  const atPlace = places.some(
    (at) => (at.file === file && at.line >= first && at.line <= last) || at.file.startsWith(`${file}/`),
  );
  const { says } = plant;
  if (atPlace) row.place++;
  if (atPlace || (says !== undefined && found.some(({ message }) => message.includes(says)))) row.found++;
  else
    row.missed.push(
      `${file}:${first} ${JSON.stringify(plant.edits[0]?.now[0]?.slice(0, 150) ?? plant.files?.[0]?.renamed ?? '')}`,
    );
}

/** The places that a finding names because the same is wrong there. */
const placesIn = ({ message, standsFor }: Finding): readonly { readonly file: string; readonly line: number }[] =>
  standsFor === undefined
    ? []
    : [...message.matchAll(/([^\s,]+):(\d+):\d+/g)].map(([, file = '', line]) => ({ file, line: Number(line) }));

/** The table that the spec prints. */
export function harvestTable(rows: Iterable<Harvest>): string {
  const all = [...rows];
  const sum = (of: (row: Harvest) => number): number => all.reduce((total, row) => total + of(row), 0);
  const total = {
    name: 'all',
    planted: sum((row) => row.planted),
    found: sum((row) => row.found),
    place: sum((row) => row.place),
  };
  return [...all, total]
    .map(
      ({ name, planted, found, place }) =>
        `${name.padEnd(32)} planted ${planted}, found ${found}, at its place ${place}`,
    )
    .join('\n');
}
