import type { Program, Instance } from '../../rules/program/program.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { ObjectButton } from '../model/definition.js';
import { reachedBy } from './reached-by.js';

/** What an object button commands, and the object it speaks of. */
export interface ButtonCommand {
  readonly command: string;
  readonly about: Instance;
}

/**
 * What an object button commands where it stands now: one `add`, or a `delete` for each object. Who is a policy holder
 * is so once: an object that only identifies its owner is not added again.
 */
export function buttonCommands(
  program: Program,
  { command, object, over }: ObjectButton,
  owner: Instance,
): readonly ButtonCommand[] {
  if (command === 'delete')
    return (over ? reachedBy(program, owner, over) : []).map((about) => ({ command: `delete ${about.id}`, about }));
  const type = object === undefined ? undefined : addableType(program.ruleSet, object);
  const identifying = [...owner.kind.relations.values()].find(
    (path) => path.kind === 'many' && path.by === 'identifies' && path.target === object,
  );
  const isThere = identifying !== undefined && reachedBy(program, owner, identifying).length > 0;
  return type === undefined || isThere ? [] : [{ command: `add ${type}`, about: owner }];
}

/** cotyID of the objects of a kind: of a benefit that of its first object. */
export function addableType(ruleSet: RuleSet, kindName: string): number | undefined {
  const kind = ruleSet.objects.get(kindName);
  return kind?.parts ? kind.parts.Benefit.type : kind?.type;
}
