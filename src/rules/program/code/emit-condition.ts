import type { Condition, NodeOf } from '../../model/expression.js';
import { cheapestFirst } from './cost.js';
import { emitCall, emitComparison } from './emit-comparison.js';
import type { Site } from './emit-reads.js';
import { addGap, type Exits, isSurely, surely } from './exits.js';

/**
 * The code of a condition. It leaves by an exit when the condition is true or false; else it goes on behind, with what
 * is not there added to `gaps`.
 */
export function emitCondition(condition: Condition, site: Site, exits: Exits): string {
  const { compiler } = site;
  switch (condition.node) {
    case 'always':
      return condition.value ? exits.whenTrue : exits.whenFalse;
    case 'comparison':
      return `{${emitComparison(condition, site, compiler.plain(condition), exits)}}`;
    case 'atLeast':
      return `{${emitCall(site, compiler.plain(condition), exits)}}`;
    default:
      return isSurely(exits) ? emitSurely(condition, site, exits) : emitGroup(condition, site, exits);
  }
}

function emitGroup({ node, conditions }: NodeOf<'all' | 'any'>, site: Site, exits: Exits): string {
  const { source } = site;
  const isAll = node === 'all';
  const gaps = source.name();
  const parts = conditions.map((one) => {
    const next = source.name();
    const goOn = `break ${next};`;
    const inner = isAll
      ? { whenTrue: goOn, whenFalse: exits.whenFalse, gaps }
      : { whenTrue: exits.whenTrue, whenFalse: goOn, gaps };
    return `${next}:{${emitCondition(one, site, inner)}}`;
  });
  const decided = isAll ? exits.whenTrue : exits.whenFalse;
  return `{let ${gaps}=0;${parts.join('')}if(${gaps}===0){${decided}}${addGap(exits.gaps, gaps)}}`;
}

/** What is not surely true ends an `all`, what is ends an `any`: what costs least is looked at first. */
function emitSurely({ node, conditions }: NodeOf<'all' | 'any'>, site: Site, exits: Exits): string {
  const { source } = site;
  const ordered = cheapestFirst(conditions);
  if (node === 'any') return ordered.map((one) => emitCondition(one, site, exits)).join('');
  const end = source.name();
  const parts = ordered.map((one) => {
    const next = source.name();
    return `${next}:{${emitCondition(one, site, surely(`break ${next};`))}break ${end};}`;
  });
  return `${end}:{${parts.join('')}${exits.whenTrue}}`;
}

/** Statements that return the outcome of a condition: 0 false, 1 true, 2 unknown, 3 none. */
export function emitOutcome(condition: Condition, site: Site): string {
  const gaps = site.source.name();
  const exits = { whenTrue: 'return 1;', whenFalse: 'return 0;', gaps };
  return `let ${gaps}=0;${emitCondition(condition, site, exits)}return ${gaps}&1?2:3;`;
}
