import { posix } from 'node:path';

/** A module as the compiler writes it: what it takes from others, what it gives, and its lines without both. */
interface Module {
  readonly imports: readonly { readonly names: string; readonly from: string }[];
  readonly exports: readonly string[];
  readonly lines: readonly string[];
}

const importLine = /^import \{ ([^}]+) \} from '([^']+)';$/;
const exportLine = /^export ((?:async )?(?:function|class|const) (\w+).*)$/s;

/**
 * One script of compiled modules, which a browser takes in one round trip: each module is a function that is called
 * once, those first that it takes something from. What is only for readers is left out. `modules`: by path. It knows
 * the lines that the compiler makes of named imports and exports. @throws Error for another import or export, or for a
 * module that is not there
 */
export function linkedScript(modules: ReadonlyMap<string, string>, entry: string): string {
  const [linked, texts] = [new Map<string, string>(), [] as string[]];
  const link = (path: string): string => {
    const known = linked.get(path);
    if (known !== undefined) return known;
    const text = modules.get(path);
    if (text === undefined) throw new Error(`there is no module ${path}`);
    const { imports, exports, lines } = moduleOf(text);
    const taken = imports.map(({ names, from }) => {
      const other = link(posix.join(posix.dirname(path), from));
      return `const { ${names.replaceAll(' as ', ': ')} } = ${other};`;
    });
    const name = `$${linked.size}`;
    linked.set(path, name);
    texts.push(`const ${name} = (() => {`, ...taken, ...lines, `return { ${exports.join(', ')} };`, '})();');
    return name;
  };
  link(entry);
  return `${texts.join('\n')}\n`;
}

function moduleOf(text: string): Module {
  const [imports, exports, lines]: [Module['imports'][number][], string[], string[]] = [[], [], []];
  for (const line of codeLines(text)) {
    const [imported, exported] = [importLine.exec(line), exportLine.exec(line)];
    if (imported) imports.push({ names: imported[1] ?? '', from: imported[2] ?? '' });
    else if (exported) {
      exports.push(exported[2] ?? '');
      lines.push(exported[1] ?? '');
    } else if (/^(?:import|export)\b/.test(line)) throw new Error(`this cannot be linked: ${line}`);
    else lines.push(line);
  }
  return { imports, exports, lines };
}

/** The lines without those that hold nothing but a comment. */
export function codeLines(text: string): readonly string[] {
  let inComment = false;
  return text.split('\n').filter((line) => {
    const trimmed = line.trim();
    const isComment = inComment || trimmed.startsWith('/*');
    if (isComment) inComment = !trimmed.endsWith('*/');
    return !isComment && !trimmed.startsWith('//') && trimmed !== '';
  });
}
