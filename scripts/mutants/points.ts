import { type Edit, edited } from './edit.js';
import { kinds } from './kinds.js';
import { parseModule, visitNodes } from './syntax.js';

/** One point of a compiled file, and the one change that is made there. */
export interface Point {
  /** Below `dist`, as `src/errors.js`. */
  readonly file: string;
  readonly kind: string;
  readonly edit: Edit;
  /** What the change does, on one line: `before → after`, with a little of the line around it. */
  readonly change: string;
  /** Whether nothing but a text changes or is lost. */
  readonly isText: boolean;
}

/**
 * All points of a compiled file, in the order of its text. Not each of the changed files is a module: see `isModule`.
 */
export function pointsOf(file: string, code: string): readonly Point[] {
  const points: Point[] = [];
  visitNodes(parseModule(code), (node, parent) => {
    for (const { name, edits } of kinds) {
      for (const edit of edits(node, code, parent)) {
        const place = { file, kind: name, edit, change: changeOf(code, edit) };
        points.push({ ...place, isText: name === 'text' || isText(code.slice(edit.start, edit.end)) });
      }
    }
  });
  return points.sort((one, other) => one.edit.start - other.edit.start);
}

/** A text alone, as an entry of a list or with the name of a member, and the comma that goes with it. */
const isText = (removed: string): boolean => /^,?\s*(?:[\w$]+:\s*)?(?:'[^']*'|"[^"]*"|`[^`$]*`),?\s*$/.test(removed);

const around = 30;
const longest = 60;

/** The edit with what stands around it on its line. */
function changeOf(code: string, { start, end, text }: Edit): string {
  const lineStart = code.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = code.indexOf('\n', end);
  const before = code.slice(lineStart, start);
  const after = code.slice(end, lineEnd < 0 ? code.length : lineEnd);
  const head = before.length > around ? `…${before.slice(-around)}` : before;
  const tail = after.length > around ? `${after.slice(0, around)}…` : after;
  const side = (part: string): string => oneLine(head + shortened(part) + tail);
  return `${side(code.slice(start, end))} → ${side(text) || 'nothing'}`;
}

const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest / 2)} … ${text.slice(-longest / 2)}` : text;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The compiled file with the point changed. */
export const mutated = (code: string, { edit }: Point): string => edited(code, edit);
