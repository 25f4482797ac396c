import { digestOf } from './digest.js';
import type { Point } from './points.js';

/** So many of the points drawn are of texts at most: tables of texts have more points than all logic together. */
const shareOfTexts = 0.1;

/** That many points, each as likely as the next; the same ones for the same points and seed. */
export function draw(
  points: readonly Point[],
  count: number,
  seed: number,
  fits: (point: Point) => boolean,
): readonly Point[] {
  const ranked = points.map((point) => ({ point, rank: digestOf(`${seed} ${nameOf(point)}`) }));
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const drawn: Point[] = [];
  let texts = 0;
  for (const { point } of ranked) {
    if (drawn.length === count) break;
    if ((point.isText && texts >= count * shareOfTexts) || !fits(point)) continue;
    if (point.isText) texts += 1;
    drawn.push(point);
  }
  return drawn;
}

const nameOf = ({ file, kind, edit }: Point): string => `${file} ${kind} ${edit.start} ${edit.end}`;
