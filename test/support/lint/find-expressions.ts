import { parse } from 'acorn';

/** A regular expression, and where it stands. */
export interface FoundExpression {
  readonly source: string;
  readonly flags: string;
  readonly line: number;
}

/**
 * What a compiled file holds: regular expressions that can be checked, and lines that make one of something else than
 * literals.
 */
export interface FoundInCode {
  readonly expressions: readonly FoundExpression[];
  readonly unreadable: readonly { readonly line: number; readonly code: string }[];
}

/** A part of a syntax tree, as far as it is looked at here. */
interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
  readonly [member: string]: unknown;
}

/** Methods of texts that make a regular expression of an argument that is none. */
const searching: ReadonlySet<unknown> = new Set(['match', 'matchAll', 'search']);

/**
 * Finds the regular expressions of a script: literals, `RegExp(...)` with or without `new`, texts given to `match`,
 * `matchAll` and `search`, and the `pattern` and `patternProperties` of JSON Schemas, which ajv compiles with the flag
 * u.
 */
export function findExpressions(code: string): FoundInCode {
  const expressions: FoundExpression[] = [];
  const unreadable: { readonly line: number; readonly code: string }[] = [];
  const take = (part: Part, source: unknown, flags: unknown): void => {
    const { line } = part.loc.start;
    if (typeof source === 'string' && typeof flags === 'string') expressions.push({ source, flags, line });
    else unreadable.push({ line, code: code.slice(part.start, part.end) });
  };
  const visit = (part: Part): void => {
    const regex = part['regex'];
    if (isExpression(regex)) take(part, regex.pattern, regex.flags);
    else if (part.type === 'NewExpression' || part.type === 'CallExpression') {
      const [source, flags] = part['arguments'] as readonly (Part | undefined)[];
      const called = calledName(part);
      if (called === 'RegExp' && !source?.['regex']) take(part, literal(source), flags ? literal(flags) : '');
      else if (searching.has(called) && (part['callee'] as Part).type === 'MemberExpression' && !source?.['regex'])
        take(part, literal(source), '');
    } else if (part.type === 'Property') {
      const key = part['key'] as Part;
      const name = key['name'] ?? key['value'];
      const value = part['value'] as Part;
      if (name === 'pattern' && value.type !== 'ArrowFunctionExpression' && !isDestructured(part))
        take(part, literal(value), 'u');
      if (name === 'patternProperties')
        for (const property of (value['properties'] ?? [value]) as readonly Part[])
          take(property, literal(property['key']), 'u');
    }
    for (const child of Object.values(part).flat())
      if (isPart(child)) visit({ ...child, ...(part.type === 'ObjectPattern' && { destructured: true }) });
  };
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true }) as unknown as Part);
  return { expressions, unreadable };
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;

const isExpression = (value: unknown): value is { readonly pattern: string; readonly flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value;

const isDestructured = (part: Part): boolean => part['destructured'] === true;

function calledName(part: Part): unknown {
  const callee = part['callee'] as Part;
  return callee.type === 'MemberExpression' ? (callee['property'] as Part)['name'] : callee['name'];
}

/** The text of a literal, or of a template without places; undefined for everything else. */
function literal(part: unknown): string | undefined {
  if (!isPart(part)) return undefined;
  if (typeof part['value'] === 'string') return part['value'];
  const [only, ...others] = (part['quasis'] ?? []) as readonly { readonly value: { readonly cooked: string } }[];
  return others.length === 0 ? only?.value.cooked : undefined;
}
