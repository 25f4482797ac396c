import type { PartialDate } from '../case/values/date.js';
import type { Cursor } from '../documents/cursor.js';
import type { Findings } from '../documents/findings/findings.js';
import { didYouMean } from '../documents/findings/nearest.js';
import { exampleValue } from '../rules/examples/example-value.js';
import { reportUnknownFact } from '../rules/examples/report-unknown-fact.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { ObjectKind } from '../rules/model/object-kind.js';
import { unitWord } from '../rules/model/unit.js';
import { entryOf, isValidOn } from '../screens/inputs/entry-value.js';
import type { CaseRules, Systems } from '../screens/model/systems.js';

interface Checking {
  readonly rules: CaseRules;
  /** On which the persona applies. */
  readonly day: PartialDate;
  readonly systems: Systems;
  readonly findings: Findings;
}

/**
 * What is given must be there: attributes and relations of the objects, words of the catalogues. What only another
 * system knows is passed over, so that a persona can stand in several.
 */
export function checkGiven(checking: Checking, given: Cursor, each: Cursor): void {
  const { objects } = checking.rules.ruleSet;
  const root = objects.get('case');
  if (root) checkObject(checking, root, given);
  for (const [name, defaults] of each.members) {
    const kind = objects.get(name);
    if (kind) checkObject(checking, kind, defaults);
    else if (!kindOfOthers(checking, name))
      checking.findings.error(
        defaults.at,
        'unknown-object',
        `there is no object "${name}"${didYouMean(name, objects.keys())}`,
      );
  }
}

function checkObject(checking: Checking, kind: ObjectKind, given: Cursor): void {
  const { rules, findings } = checking;
  for (const [name, cursor] of given.members) {
    const attribute = kind.attributes.get(name);
    const relation = kind.relations.get(name);
    if (attribute) checkAnswer(checking, attribute, cursor);
    else if (relation) {
      const target = rules.ruleSet.objects.get(relation.target);
      if (target) for (const object of cursor.listed) checkObject(checking, target, object);
    } else if (kind.facts.has(name) || !knownToOthers(checking, kind.name, name)) {
      reportUnknownFact(kind, name, cursor.at, findings);
    }
  }
}

/** What is given is in a unit that can be given, and a code that is offered on the persona's day. */
function checkAnswer({ rules: { program }, day, findings }: Checking, attribute: Attribute, cursor: Cursor): void {
  const value = exampleValue(attribute, cursor, program, findings);
  if (!value) return;
  const units = program.unitsOf(attribute);
  if (value.kind === 'number' && !units.some(({ id }) => id === value.unit))
    findings.warning(
      cursor.member('unit').valueAt,
      'unknown-unit',
      `${attribute.fact} cannot be given in ${cursor.member('unit').text}; expected a unit of ${unitWord(attribute.unit)}`,
    );
  const entry = attribute.catalogue && entryOf(attribute.catalogue, value);
  if (!entry || isValidOn(entry, day)) return;
  const { word, validFrom, validTo, replacedBy } = entry;
  const when = [...(validFrom ? [`from ${validFrom}`] : []), ...(validTo ? [`until ${validTo}`] : [])].join(' ');
  findings.warning(
    cursor.valueAt,
    'withdrawn-code',
    `the code "${word}" of ${attribute.fact} is offered ${when}, and not on the day of the persona${replacedBy ? `; ${replacedBy} stands for it` : ''}`,
    `code ${attribute.catalogue?.name}.${word}`,
  );
}

const kindOfOthers = ({ systems }: Checking, kind: string): boolean =>
  systems.ruleSets.some(({ objects }) => objects.has(kind));

const knownToOthers = ({ systems }: Checking, kind: string, name: string): boolean =>
  systems.ruleSets.some(({ objects }) => {
    const other = objects.get(kind);
    return other !== undefined && (other.attributes.has(name) || other.relations.has(name));
  });
