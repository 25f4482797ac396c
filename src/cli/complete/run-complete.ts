import { ProgressBar } from '../terminal/progress-bar.js';
import type { Terminal } from '../terminal/terminal.js';
import type { AnswerFile } from './answer-file.js';
import type { Answerer } from './answerer.js';
import type { CompleteFormat } from './complete-formats.js';
import { CompleteSummary } from './complete-summary.js';
import { inOrder } from './in-order.js';
import type { Input } from './input.js';
import { reachedBy } from './share.js';

/** A run of `complete`. */
export interface CompleteRun {
  readonly input: Input;
  readonly answerer: Answerer;
  readonly format: CompleteFormat;
  /** Where the answers go; else to the terminal. */
  readonly file: AnswerFile | undefined;
  /** What is kept beside the file. */
  readonly asked: string;
  readonly now: number;
  readonly terminal: Terminal;
  /** After so many shares what is reached is kept. Default: 64. */
  readonly keptAfter?: number;
}

/** Checks an input, or what is left of it, and writes the answers in its order; returns what all come to. */
export async function runComplete(run: CompleteRun): Promise<CompleteSummary> {
  const { input, answerer, format, file, asked, now, terminal, keptAfter = 64 } = run;
  const before = file?.before;
  const summary = new CompleteSummary();
  if (before) summary.addAll(before.counts);
  // A run that is refused with its first share has written nothing.
  let head = file && !file.isEmpty ? '' : format.head;
  const write = async (text: string): Promise<void> => {
    const written = head + text;
    head = '';
    await (file ? file.write(written) : terminal.out(written));
  };
  const progress = new ProgressBar(terminal, input.total);
  if (before) progress.step(summary.cases);
  let reached = before?.reached;
  // From the beginning on a run that is interrupted can go on.
  if (!before) await file?.keep({ asked, now, reached, counts: summary });
  if (before?.isChecked) return summary;
  let shares = 0;
  const answers = inOrder(input.shares(reached), answerer.atOnce, (each) => answerer.answer(each));
  for await (const { share, answer } of answers) {
    summary.addAll(answer.counts);
    progress.step(answer.counts.cases);
    await write(answer.text);
    reached = reachedBy(share) ?? reached;
    if (++shares % keptAfter === 0) await file?.keep({ asked, now, reached, counts: summary });
  }
  await write('');
  progress.end();
  await file?.keep({ asked, now, reached, isChecked: true, counts: summary });
  return summary;
}
