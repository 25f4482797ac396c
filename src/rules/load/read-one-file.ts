import type { Findings } from '../../documents/findings/findings.js';
import type { Kept } from '../../documents/kept.js';
import { Sources } from '../../documents/sources.js';
import { copiedNames } from '../model/names.js';
import type { RuleSet } from '../model/rule-set.js';
import type { ObjectKindDraft, RuleSetDraft, RuleSetReading } from './draft/draft.js';
import { readNotices } from './notices/read-notices.js';
import { readParameterSets } from './parameters/read-parameter-sets.js';
import { FactModel } from './rules/fact-model.js';
import { readFacts } from './rules/read-facts.js';
import { readRules } from './rules/read-rules.js';

/** What is read of a file by its folder: everything in it is resolved, nothing that rests on it. */
const readers: Readonly<Record<string, (reading: RuleSetReading) => void>> = {
  csp: (reading) => void readParameterSets(reading),
  facts: (reading) => readFacts(new FactModel(reading, []), reading),
  plausibility: (reading) => readRules(new FactModel(reading, []), [], reading),
  notices: readNotices,
};

/**
 * Reads one file of a rule set again, against what the rest of it was when it was loaded: what an editor says while
 * somebody types. What other files have in common with it (names that stand twice, rules that rest on its facts) only a
 * load finds. False: a file of its folder means so much for all others that it takes a load.
 */
export function readOneFile(
  directory: string,
  file: string,
  ruleSet: RuleSet,
  { findings, kept }: { readonly findings: Findings; readonly kept: Kept },
): boolean {
  const [folder = '', part = ''] = file.split('/');
  const read = Object.hasOwn(readers, part) ? readers[part] : undefined;
  if (!read) return false;
  const sources = new OneFile(directory, findings, kept, file);
  read({ draft: withoutFile(ruleSet, file), sources, findings, folders: [folder] });
  return true;
}

/** Sources of which one file is read. */
class OneFile extends Sources {
  constructor(
    directory: string,
    findings: Findings,
    kept: Kept,
    private readonly only: string,
  ) {
    super(directory, findings, kept);
  }

  override files(folder: string, ending?: string): readonly string[] {
    return super.files(folder, ending).filter((file) => file === this.only);
  }
}

/** The rule set as if the file were empty, and ready to take what it holds. */
function withoutFile(ruleSet: RuleSet, file: string): RuleSetDraft {
  const objects = new Map<string, ObjectKindDraft>();
  for (const [name, kind] of ruleSet.objects) {
    objects.set(name, {
      ...kind,
      relations: new Map(kind.relations),
      attributes: new Map(kind.attributes),
      attributesById: new Map(kind.attributesById),
      facts: new Map([...kind.facts].filter(([, { at }]) => at.file !== file)),
    });
  }
  return {
    ...ruleSet,
    objects,
    sourceTypes: [...ruleSet.sourceTypes],
    relationTypes: new Map(ruleSet.relationTypes),
    catalogues: new Map(ruleSet.catalogues),
    units: { byWord: new Map(ruleSet.units.byWord), byId: new Map(ruleSet.units.byId) },
    parameters: new Map(ruleSet.parameters),
    parameterSets: new Map(),
    rules: [],
    tests: [],
    ownFindings: new Map(ruleSet.ownFindings),
    glossary: [...ruleSet.glossary],
    names: copiedNames(ruleSet.names),
    expectations: new Map(ruleSet.expectations),
    notices: new Map([...ruleSet.notices].filter(([, { at }]) => at.file !== file)),
  };
}
