import type { Located } from '../../documents/located.js';
import type { Expression, FactType } from '../model/expression.js';
import type { Site } from './site.js';

/** Resolves a value inside another one; `expected` is what literals in it are read as. */
export type ResolveInner = (node: Located, site: Site, expected?: FactType) => Expression | undefined;

/** How what stands under a key of a value is resolved. */
export type ExpressionForm = (node: Located, site: Site, resolve: ResolveInner) => Expression | undefined;
