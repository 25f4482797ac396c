export { resolveCondition } from './resolve-condition.js';
export { resolveExpression } from './resolve-expression.js';
export { resolvePath } from './resolve-path.js';
