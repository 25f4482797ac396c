import type { FindingCode } from '../../documents/finding-codes/finding-table.js';
import type { Findings } from '../../documents/findings/findings.js';
import type { Position } from '../../documents/position.js';
import type { ResolveScope } from './resolve-scope.js';
import type { Located } from '../../documents/located.js';
import type { Expression, FactType } from '../model/expression.js';

/** Where something is resolved, and where its findings go. */
export interface Site {
  readonly scope: ResolveScope;
  readonly findings: Findings;
  /** What is compared with a literal: its kind may be what is wrong. */
  readonly comparedWith?: string | undefined;
}

/** Reports an error and resolves to nothing; `about`: what is declared elsewhere, when it may be wrong there. */
export function refuse(site: Site, at: Position, code: FindingCode, message: string, about?: string): undefined {
  site.findings.error(at, code, message, about);
  return undefined;
}

/** Resolves a value inside another one; `expected` is what literals in it are read as. */
export type ResolveInner = (node: Located, site: Site, expected?: FactType) => Expression | undefined;

/** How what stands under a key of a value is resolved. */
export type ExpressionForm = (
  node: Located,
  site: Site,
  resolve: ResolveInner,
  expected: FactType | undefined,
) => Expression | undefined;
