/**
 * The path and query string of a call: what the path has in braces is taken from the parameters (`catalogues/{name}`).
 */
export function pathWith(path: string, pairs: readonly (readonly [name: string, value: string])[]): string {
  const inPath = (name: string): boolean => path.includes(`{${name}}`);
  const filled = path.replace(/\{([a-z]+)\}/gi, (braces, name: string) => {
    const value = pairs.find(([other]) => other === name)?.[1];
    return value === undefined ? braces : encodeURIComponent(value);
  });
  const query = new URLSearchParams(pairs.filter(([name]) => !inPath(name)).map(([name, value]) => [name, value]));
  return `${filled}${query.size > 0 ? `?${query}` : ''}`;
}
