import { readFileSync } from 'node:fs';

/** A table with the heading that it stands under; cells as they are written. */
export interface DocumentTable {
  readonly heading: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A fenced block: its language, what stands behind that, and its text. */
export interface DocumentBlock {
  readonly heading: string;
  readonly language: string;
  readonly info: string;
  readonly text: string;
}

/** A document of `docs/design` as its specs read it: headings, tables and fenced blocks, each under its heading. */
export class DesignDocument {
  readonly text: string;
  readonly headings: readonly string[];
  readonly tables: readonly DocumentTable[];
  readonly blocks: readonly DocumentBlock[];

  constructor(file: string) {
    this.text = readFileSync(file, 'utf8');
    const headings: string[] = [];
    const tables: { heading: string; header: readonly string[]; rows: (readonly string[])[] }[] = [];
    const blocks: DocumentBlock[] = [];
    let fence: { readonly language: string; readonly info: string; readonly lines: string[] } | undefined;
    let open: (typeof tables)[number] | undefined;
    for (const line of this.text.split('\n')) {
      const heading = headings.at(-1) ?? '';
      if (fence && line === '```') {
        blocks.push({ heading, language: fence.language, info: fence.info, text: `${fence.lines.join('\n')}\n` });
        fence = undefined;
      } else if (fence) fence.lines.push(line);
      else if (line.startsWith('```')) {
        const [language = '', ...info] = line.slice(3).split(' ');
        fence = { language, info: info.join(' '), lines: [] };
      } else if (/^#+ /.test(line)) headings.push(line.replace(/^#+ /, ''));
      if (!line.startsWith('| ') && !line.startsWith('|-')) open = undefined;
      else if (!open) tables.push((open = { heading, header: cellsOf(line), rows: [] }));
      else if (!line.startsWith('|-')) open.rows.push(cellsOf(line));
    }
    this.headings = headings;
    this.tables = tables;
    this.blocks = blocks;
  }

  /** The table under a heading whose first column is called so. @throws Error when there is none. */
  table(heading: string, firstColumn: string): DocumentTable {
    const found = this.tables.find((table) => table.heading === heading && table.header[0] === firstColumn);
    if (!found) throw new Error(`there is no table "${firstColumn}" under the heading ${heading}`);
    return found;
  }
}

/** What stands in backticks in a cell. */
export const words = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]*)`/g)].map(([, word = '']) => word);

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
