import { element, type Markup } from '../../text/markup.js';

/** A box of a picture: what is asked, and above it when. */
export interface FlowBox {
  readonly text: string;
  readonly note?: string;
  /** How far it is indented. */
  readonly depth: number;
  /** The box that it follows up, by its place among all: a line leads from there to it. */
  readonly follows?: number;
  readonly heading?: boolean;
  /** Of a case that is looked at: it is asked, or it is what is looked at. */
  readonly mark?: FlowMark | undefined;
}

export type FlowMark = 'taken' | 'here';

/** What is said of a mark beside its colour. */
const signs: Readonly<Record<FlowMark, string>> = { taken: '✓ ', here: '➤ ' };

const width = 860;
const indent = 36;
const margin = 12;
const lineHeight = 19;
const noteHeight = 16;
const gap = 14;
/** What fits into a box: letters of 14 and 12 pixels are about so wide. */
const letterWidth = 7.6;
const noteWidth = 6.4;
const mostNoteLines = 4;

/**
 * The order of questions or screens as a picture: boxes from top to bottom, with a line from what one follows up to it,
 * behind the boxes between. Nothing in it is told by its place alone: it has a title and a description.
 */
export function flowPicture(id: string, title: string, description: string, boxes: readonly FlowBox[]): Markup {
  let y = margin;
  const drawn: Markup[] = [];
  const lines: Markup[] = [];
  /** The lower edge of each box. */
  const edges: number[] = [];
  for (const box of boxes) {
    const x = margin + Math.min(box.depth, 8) * indent;
    const inner = width - margin - x;
    const notes = shortened(wrapped(box.note ?? '', inner / noteWidth));
    const words = wrapped(`${box.mark ? signs[box.mark] : ''}${box.text}`, (inner - 24) / letterWidth);
    for (const [index, note] of notes.entries()) drawn.push(text(x, y + 12 + index * noteHeight, note, 'note'));
    const top = y + notes.length * noteHeight + (notes.length > 0 ? 4 : 0);
    const height = words.length * lineHeight + 14;
    if (!box.heading) drawn.push(rectangle(x, top, inner, height, box.mark));
    for (const [index, line] of words.entries())
      drawn.push(
        text(x + (box.heading ? 0 : 12), top + 21 + index * lineHeight, line, box.heading ? 'heading' : undefined),
      );
    const from = box.follows === undefined ? undefined : edges[box.follows];
    if (from !== undefined) lines.push(elbow(x - indent / 2, from, top + height / 2, x));
    edges.push(top + height);
    y = top + height + gap;
  }
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${y}`,
      width: String(width),
      height: String(y),
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-description`,
    },
    element('title', { id: `${id}-title` }, title),
    element('desc', { id: `${id}-description` }, description),
    lines,
    drawn,
  );
}

/** What does not fit ends with a sign that there is more. */
const shortened = (lines: readonly string[]): readonly string[] =>
  lines.length <= mostNoteLines ? lines : [...lines.slice(0, mostNoteLines - 1), `${lines[mostNoteLines - 1]} …`];

const text = (x: number, y: number, content: string, kind: string | undefined): Markup =>
  element('text', { x: String(x), y: String(y), class: kind }, content);

const rectangle = (x: number, y: number, boxWidth: number, height: number, mark: FlowMark | undefined): Markup =>
  element('rect', {
    x: String(x),
    y: String(y),
    width: String(boxWidth),
    height: String(height),
    rx: '6',
    class: mark,
  });

const elbow = (x: number, from: number, to: number, end: number): Markup =>
  element('path', { d: `M${x} ${from} V${to} H${end}` });

/** A text in lines of at most so many letters; a longer word has a line of its own. */
function wrapped(words: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
