import type { Expression } from './expression.js';

/** What a finding is about where a parameter, or a column of one, has another dimension than whatever reads it. */
export function unitOfParameter(expression: Expression): string | undefined {
  if (expression.node === 'parameter') return `unit csp.${expression.parameter.name}`;
  return expression.node === 'table' ? `unit csp.${expression.parameter.name}.${expression.gives}` : undefined;
}
