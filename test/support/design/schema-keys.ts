/** What a schema says of a key: whether it must stand, and the words it may hold. */
export interface SchemaKey {
  readonly required: boolean;
  readonly words: readonly string[];
}

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: boolean | Node;
  readonly items?: Node;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
}

/**
 * The keys of a kind of file, by path: `objects.<>.type`, `versions[].id`. `elsewhere` says of a part that it has a
 * description of its own: its keys are left out.
 */
export function keysOf(schema: object, elsewhere: (part: object) => boolean): ReadonlyMap<string, SchemaKey> {
  const found = new Map<string, SchemaKey>();
  const walk = (node: Node, path: string): void => {
    if (path !== '' && elsewhere(node)) return;
    for (const [key, value] of Object.entries(node.properties ?? {})) {
      const at = path === '' ? key : `${path}.${key}`;
      found.set(at, { required: node.required?.includes(key) ?? false, words: (value.enum ?? []).map(String) });
      walk(value, at);
    }
    if (typeof node.additionalProperties === 'object')
      walk(node.additionalProperties, path === '' ? '<>' : `${path}.<>`);
    if (node.items) walk(node.items, `${path}[]`);
  };
  walk(schema as Node, '');
  return found;
}

/** The paths of {@link keysOf} that a document uses. */
export function keysUsed(schema: object, document: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (node: Node, value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const item of value) if (node.items) walk(node.items, item, `${path}[]`);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [key, member] of Object.entries(value)) {
      const own = node.properties?.[key];
      const at = own ? key : '<>';
      const next = own ?? (typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined);
      if (!next) continue;
      if (own) found.add(path === '' ? at : `${path}.${at}`);
      walk(next, member, path === '' ? at : `${path}.${at}`);
    }
  };
  walk(schema as Node, document, '');
  return found;
}
