/**
 * What a model of rules or screens holds, as lines of text: maps and sets like objects and lists, functions by their
 * names, a thing that stands at several places once, with the path to it at the others.
 */
export function writtenModel(model: unknown): string {
  const paths = new Map<object, string>();
  const lines: string[] = [];
  const walk = (value: unknown, key: string, path: string, depth: number): void => {
    const say = (text: string): void => void lines.push(`${' '.repeat(depth)}${key}: ${text}`);
    if (typeof value === 'function') return say(`a function ${value.name}`);
    if (typeof value !== 'object' || value === null) return say(JSON.stringify(value) ?? 'undefined');
    const place = placeOf(value);
    if (place) return say(place);
    const known = paths.get(value);
    if (known !== undefined) return say(`as ${known}`);
    paths.set(value, path);
    const entries =
      value instanceof Map
        ? [...value]
        : value instanceof Set
          ? [...value].map((item, index) => [index, item] as const)
          : Object.entries(value);
    say(value instanceof Map ? 'map' : value instanceof Set ? 'set' : Array.isArray(value) ? 'list' : 'object');
    for (const [name, member] of entries) walk(member, String(name), `${path}/${String(name)}`, depth + 1);
  };
  walk(model, 'model', '', 0);
  return `${lines.join('\n')}\n`;
}

function placeOf(value: object): string | undefined {
  const { file, line, column } = value as {
    readonly file?: unknown;
    readonly line?: unknown;
    readonly column?: unknown;
  };
  return typeof file === 'string' && typeof line === 'number' && typeof column === 'number'
    ? `at ${file}:${line}:${column}`
    : undefined;
}
