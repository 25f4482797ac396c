import { Findings } from '../../documents/findings/findings.js';
import type { Ask } from '../../documents/kept-answers.js';
import { type Position, placeOf } from '../../documents/position.js';
import { type PersonaAtOnce, judgedOtherwise, ViewsAtOnce } from '../../personas/at-once.js';
import { grouped } from '../../lists/grouped.js';
import { definitionsRead, namesRead } from '../../rules/model/definitions-read.js';
import type { GivenName } from '../../personas/given-names.js';
import { firstPlace } from '../../rules/model/first-place.js';
import type { Rule } from '../../rules/model/rule.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { counted } from '../../text/counted.js';
import type { Systems } from '../../screens/model/systems.js';

/** Personas whose answers are all given at once, and what tells them from others: what their files say. */
export interface PersonasAtOnce {
  readonly digest: string;
  readonly personas: () => readonly PersonaAtOnce[];
  /** What one of them answers, and where. */
  readonly answersOf: (persona: Pick<PersonaAtOnce, 'name' | 'csp' | 'at'>) => readonly GivenName[];
}

/** That a rule comes out otherwise than a persona says, as it is kept from check to check. */
interface Told {
  readonly name: string;
  readonly csp: number;
  readonly isViolated: boolean;
  readonly at: Position;
}

/**
 * Rules that say of the answers of personas something else than these expect (rule language, "What checking proves"):
 * of several personas it is told at the rule, of one at what it expects, or answers. A rule of several systems is told
 * once.
 */
export function judgePersonas({ digest, personas, answersOf }: PersonasAtOnce, systems: Systems, ask: Ask): Findings {
  const views = new ViewsAtOnce(systems);
  const rules = systems.ruleSets.flatMap((ruleSet) => ruleSet.rules.map((rule) => ({ ruleSet, rule })));
  const told = rules.map(({ ruleSet, rule }) => ({
    rule,
    told: ask(
      () => [rule.at.file, ...namesRead(ruleSet, rule.violatedWhen)],
      `personas ${digest} ${ruleSet.system} ${rule.id}`,
      () => toldOf(rule, ofSystem(personas(), ruleSet), views),
    ),
  }));
  const found = new Findings();
  for (const same of grouped(told, ({ rule }) => placeOf(rule.at)).values()) {
    const [{ rule }] = same as [(typeof same)[number]];
    const all = same.flatMap((each) => each.told);
    // Why that is so names lines of other files, which may have moved: it is not kept. Each system has its own rule.
    const becauseOf = (one: Told): readonly string[] =>
      same
        .flatMap((each) =>
          each.told.includes(one) ? judgedOtherwise(each.rule, personas().filter(isOf(one)), views) : [],
        )[0]
        ?.because() ?? [];
    if (all.length > 0) tell(rule, all, { answersOf, becauseOf }, found);
  }
  return found;
}

const ofSystem = (personas: readonly PersonaAtOnce[], { parameterSets }: RuleSet): readonly PersonaAtOnce[] =>
  personas.filter(({ csp }) => parameterSets.has(csp));

const toldOf = (rule: Rule, personas: readonly PersonaAtOnce[], views: ViewsAtOnce): readonly Told[] =>
  judgedOtherwise(rule, personas, views).map(({ persona: { name, csp, at, says }, isViolated }) => ({
    name,
    csp,
    isViolated,
    at: says.get(rule.id) ?? at,
  }));

const isOf =
  (told: Told) =>
  ({ name, csp }: PersonaAtOnce): boolean =>
    name === told.name && csp === told.csp;

interface Asking extends Pick<PersonasAtOnce, 'answersOf'> {
  becauseOf(told: Told): readonly string[];
}

function tell(rule: Rule, told: readonly Told[], { answersOf, becauseOf }: Asking, found: Findings): void {
  const [first] = told as readonly [Told];
  const isOne = told.every(({ name }) => name === first.name);
  const kinds = [
    { of: told.filter(({ isViolated }) => isViolated), says: 'is violated', but: 'does not expect it' },
    { of: told.filter(({ isViolated }) => !isViolated), says: 'is not violated', but: 'expects it' },
  ];
  const parts = kinds.flatMap(({ of: [one, ...others], says, but }) => {
    if (!one) return [];
    const values = becauseOf(one);
    const because = values.length === 0 ? '' : ` (${values.join(', ')})`;
    const more = new Set(others.map(({ name }) => name).filter((name) => name !== one.name)).size;
    const likewise = more === 0 ? '' : `; the same of ${counted(more, 'other')}`;
    const where = isOne ? '' : ` (${placeOf(one.at)})`;
    return [
      `${says} by what the persona ${one.name}${where} answers, who ${but}, with the parameter set ${one.csp}${because}${likewise}`,
    ];
  });
  const at = firstPlace(rule.violatedWhen) ?? rule.at;
  const named = `the rule ${rule.id}${isOne ? ` (${placeOf(at)})` : ''}`;
  found.warning(isOne ? placeIn(first, rule, answersOf) : at, 'different-persona', `${named} ${parts.join('; it ')}`);
}

/** Where a persona expects a rule, or answers the first of what the rule concerns, else anything that it reads. */
function placeIn(told: Told, rule: Rule, answersOf: PersonasAtOnce['answersOf']): Position {
  if (!told.isViolated) return told.at;
  const own = answersOf(told).filter(({ at }) => at.file === told.at.file);
  const factOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
  const read = new Set([...definitionsRead(rule.violatedWhen)].map((each) => ('fact' in each ? each.fact : each.name)));
  const concerned = rule.concerns.map(factOf).flatMap((fact) => own.find(({ name }) => factOf(name) === fact) ?? []);
  return (concerned[0] ?? own.find(({ name }) => read.has(factOf(name))))?.at ?? told.at;
}
