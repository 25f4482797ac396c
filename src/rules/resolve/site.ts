import type { FindingCode } from '../../documents/finding-codes/finding-table.js';
import type { Findings } from '../../documents/findings.js';
import type { Position } from '../../documents/position.js';
import type { ResolveScope } from './resolve-scope.js';

/** Where something is resolved, and where its findings go. */
export interface Site {
  readonly scope: ResolveScope;
  readonly findings: Findings;
}

/** Reports an error and resolves to nothing. */
export function refuse(site: Site, at: Position, code: FindingCode, message: string): undefined {
  site.findings.error(at, code, message);
  return undefined;
}
