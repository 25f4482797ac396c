import { dirname } from 'node:path/posix';
import type { Finding } from '../../documents/findings/findings.js';
import type { Position } from '../../documents/position.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { LoadedSystem } from '../model/loaded-systems.js';
import { sharedFolder } from './shared-folder.js';

/** What could be loaded, and how the folders of rules and of screens are called in findings. */
export interface Loaded {
  readonly rules: string;
  readonly screens: string;
  readonly ruleSets: readonly RuleSet[];
  readonly systems: readonly LoadedSystem[];
}

/** A finding that has something to do with a part of the data, and where that is defined. */
interface Part {
  readonly name: (finding: Finding) => string | undefined;
  readonly files: (of: string, findings: readonly Finding[], loaded: Loaded) => readonly string[];
}

const about =
  (pattern: RegExp) =>
  ({ about: what = '' }: Finding): string | undefined =>
    pattern.exec(what)?.[1];

/** The objects, of which all else speaks: where they are what is missing, everything else may follow. */
export const basis = 'objects';

const parts: Readonly<Record<string, Part>> = {
  catalogue: {
    name: (finding) =>
      finding.code === 'missing-unit'
        ? 'units'
        : (about(/^(?:code|column (?!csp\.)) ?([\w-]+)\./)(finding) ?? (about(/^(unit) /)(finding) && 'units')),
    files: (name, _, { ruleSets, rules }) =>
      declaredIn(
        rules,
        ruleSets.flatMap(({ catalogues }) => {
          const catalogue = catalogues.get(name);
          const [entry] = catalogue?.entries.values() ?? [];
          return (entry ?? catalogue)?.at ?? [];
        }),
      ),
  },
  [basis]: {
    name: about(/^(object) /),
    files: (_, findings, { rules }) =>
      [...new Set([`${rules}/${sharedFolder}`, ...findings.map(({ at }) => dirname(at.file))])].flatMap((folder) =>
        folder === `${rules}/${sharedFolder}` || findings.some(({ at }) => at.file === `${folder}/rule-set.yaml`)
          ? [`${folder}/rule-set.yaml`]
          : [],
      ),
  },
  parameters: {
    name: about(/^(csp)\./),
    files: (_, findings, { ruleSets, rules }) => {
      const files = declaredIn(
        rules,
        ruleSets.flatMap(({ parameters }) => [...parameters.values()].map(({ at }) => at)),
      );
      const shared = `${rules}/${sharedFolder}/`;
      return findings.some(({ at }) => at.file.startsWith(shared))
        ? files.filter((file) => file.startsWith(shared))
        : files;
    },
  },
  'the values of': {
    name: ({ code, at }) => (code === 'missing-parameter' ? at.file : undefined),
    files: (file) => [file],
  },
  plausibility: {
    name: about(/^(rule|own fact) /),
    files: (_, __, { ruleSets, rules }) =>
      declaredIn(
        rules,
        ruleSets.flatMap((ruleSet) => ruleSet.rules.map(({ at }) => at)),
      ),
  },
  notices: {
    name: about(/^(notice) /),
    files: noticeFiles,
  },
  references: {
    name: about(/^(reference) /),
    files: (_, __, { ruleSets, rules }) =>
      declaredIn(
        rules,
        ruleSets.flatMap(({ expectations }) => [...expectations.values()].map(({ at }) => at)),
      ),
  },
  catalogues: {
    name: about(/^(catalogue) /),
    files: (_, __, { ruleSets, rules }) =>
      declaredIn(
        rules,
        ruleSets.flatMap(({ catalogues }) => [...catalogues.values()].map(({ at }) => at)),
      ),
  },
  'the texts in': {
    name: about(/^text \S+ (\w\w)$/),
    files: (locale, findings, { screens }) => [
      ...new Set(findings.map(({ at }) => `${at.file.split('/').slice(0, 2).join('/')}/texts/${locale}.yaml`)),
      `${screens}/${sharedFolder}/texts/${locale}.yaml`,
    ],
  },
  'the screen': {
    name: about(/^shown (\w+)\./),
    files: (key, _, { screens, systems }) =>
      declaredIn(
        screens,
        systems.flatMap((system) =>
          [...system.screens.bySourceType.values()].flatMap((source) =>
            source.screens.filter((screen) => screen.key === key).map(({ at }) => at),
          ),
        ),
      ),
  },
  'attributes or facts': {
    name: (finding) => about(/^(?!csp\.)(\w+)\.\w+$/)(finding) ?? (isOfItsFile(finding) ? 'file' : undefined),
    files: objectFiles,
  },
};

/** A system has its notices itself: the folder of each that misses one, though it be not there, and the files in it. */
function noticeFiles(_: string, findings: readonly Finding[], { ruleSets, rules }: Loaded): readonly string[] {
  const missing = new Set(findings.map(({ at }) => at.file.split('/')[1]));
  return ruleSets
    .filter(({ system }) => missing.has(system) || missing.has(sharedFolder))
    .flatMap(({ system, notices }) => [
      `${rules}/${system}/notices/`,
      ...declaredIn(
        rules,
        [...notices.values()].map(({ at }) => at),
      ),
    ]);
}

/** An attribute that the file of attributes itself speaks of. */
const isOfItsFile = ({ code, about: what, at }: Finding): boolean =>
  code === 'unknown-fact' && what === undefined && at.file.includes('/attributes/');

/** Of what is asked of an object its attributes are the only ones that can be; else its facts, too. */
function objectFiles(_: string, findings: readonly Finding[], { ruleSets, rules }: Loaded): readonly string[] {
  const itself = [...new Set(findings.filter(isOfItsFile).map(({ at }) => at.file))];
  if (itself.length > 0) return itself;
  const asked = findings.filter(({ message }) => /has no attribute |unknown attribute /.test(message));
  const names = new Set((asked.length > 0 ? asked : findings).map(({ about: what = '' }) => what.split('.')[0]));
  const kinds = ruleSets.flatMap(({ objects }) => [...objects.values()]).filter(({ name }) => names.has(name));
  const attributes = kinds.flatMap((kind) => [...kind.attributes.values()].map(({ at }) => at));
  const facts = ruleSets.flatMap(({ objects }) =>
    [...objects.values()].flatMap((kind) => [...kind.facts.values()].map(({ at }) => at)),
  );
  return declaredIn(rules, asked.length > 0 ? attributes : [...attributes, ...facts]);
}

const declaredIn = (directory: string, places: readonly Position[]): readonly string[] => [
  ...new Set(places.map(({ file }) => `${directory}/${file}`)),
];

/** The part of the data that would define what a finding misses; undefined where it misses nothing of the kind. */
export function partOf(finding: Finding): string | undefined {
  for (const [kind, { name }] of Object.entries(parts)) {
    const found = name(finding);
    if (found !== undefined)
      return ['catalogue', 'the values of', 'the texts in', 'the screen'].includes(kind) ? `${kind} ${found}` : kind;
  }
  return undefined;
}

/** The files that define a part, as far as they could be read. */
export function filesOf(part: string, findings: readonly Finding[], loaded: Loaded): readonly string[] {
  const kind = Object.keys(parts).find((each) => part === each || part.startsWith(`${each} `)) ?? '';
  return parts[kind]?.files(part.slice(kind.length + 1), findings, loaded) ?? [];
}
