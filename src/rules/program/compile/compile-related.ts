import { Gap, NONE, UNDECIDED } from '../../values/gap.js';
import type { FactValue } from '../../values/fact-value.js';
import type { NodeOf } from '../../model/expression.js';
import type { Compiler, Formula } from './compiled.js';
import { missingOnWay } from './walk-ways.js';

/** The rest of a path in the related object, or in each of the related objects as one flat list. */
export function compileRelated({ relation, of }: NodeOf<'related'>, compiler: Compiler, label: string): Formula {
  const way = compiler.way(relation);
  const inner = compiler.value(of, label);
  const missing: Formula['missing'] = (instance, _, into) => {
    missingOnWay([way], instance, into);
    const targets = way.targets(instance);
    if (!(targets instanceof Gap)) for (const target of targets) inner.missing(target, target, into);
  };
  if (relation.kind === 'one') {
    return {
      value(instance) {
        const targets = way.targets(instance);
        if (targets instanceof Gap) return targets;
        const [target] = targets;
        return target ? inner.value(target, target) : NONE;
      },
      missing,
    };
  }
  return {
    value(instance) {
      const targets = way.targets(instance);
      return targets instanceof Gap ? targets : targets.flatMap((target) => inner.value(target, target));
    },
    missing,
  };
}

/** Whether there is a related object: true for each. */
export function compileObject({ relation }: NodeOf<'object'>, compiler: Compiler): Formula {
  const way = compiler.way(relation);
  const one = relation.kind === 'one';
  return {
    value(instance): FactValue {
      const targets = way.targets(instance);
      if (targets instanceof Gap) return targets;
      return one ? targets.length > 0 || NONE : targets.map(() => true);
    },
    missing: (instance, _, into) => missingOnWay([way], instance, into),
  };
}

/** How many objects a relation reaches, or how long a list is. */
export function compileSize({ of }: NodeOf<'size'>, compiler: Compiler, label: string): Formula {
  const list =
    'node' in of
      ? compiler.value(of, label)
      : compileObject({ node: 'object', relation: of, type: { kind: 'object', object: of.target } }, compiler);
  const value: Formula['value'] = (instance, self) => {
    const values = list.value(instance, self);
    if (values instanceof Gap) return values;
    const elements = values as readonly FactValue[];
    return elements.includes(UNDECIDED) ? UNDECIDED : elements.length;
  };
  return {
    value,
    missing(instance, self, into) {
      if (value(instance, self) instanceof Gap) list.missing(instance, self, into);
    },
  };
}
