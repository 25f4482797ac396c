/** What a solver says of an assertion, together with what was declared: nothing can be so, or something may. */
export type Answer = 'impossible' | 'possible' | 'unsure';

/** Asks whether each of the questions (declarations and assertions in SMT-LIB 2) can be true at all. */
export type Solve = (questions: readonly string[]) => Promise<readonly Answer[]>;

/** So many steps a solver may take for one question, whatever the machine is busy with; beyond that it is unsure. */
const mostSteps = 20_000_000;

/** A text of many megabytes does not reach the solver whole. */
const askedAtOnce = 100;

const meanings: Readonly<Record<string, Answer>> = { sat: 'possible', unsat: 'impossible' };

/**
 * Starts the solver z3, which is loaded only then, and hands it to `use`. Its threads end with it.
 */
export async function withSolver<Result>(use: (solve: Solve) => Promise<Result>): Promise<Result> {
  const { init } = await import('z3-solver');
  const { Z3, em } = await init();
  const context = Z3.mk_context(Z3.mk_config());
  const ask = async (questions: readonly string[]): Promise<readonly Answer[]> => {
    const asked = questions.map((each) => `(push)\n${each}\n(check-sat)\n(pop)`);
    const text = `(reset)\n(set-option :rlimit ${mostSteps})\n${asked.join('\n')}`;
    const lines = (await Z3.eval_smtlib2_string(context, text)).split('\n').filter((line) => line !== '');
    if (lines.length !== questions.length)
      throw new Error(`the solver did not understand: ${lines.slice(0, 3).join(' ')}`);
    return lines.map((line) => meanings[line] ?? 'unsure');
  };
  const solve: Solve = async (questions) => {
    const answers: Answer[] = [];
    for (let from = 0; from < questions.length; from += askedAtOnce)
      answers.push(...(await ask(questions.slice(from, from + askedAtOnce))));
    return answers;
  };
  try {
    return await use(solve);
  } finally {
    (em as { PThread: { terminateAllThreads(): void } }).PThread.terminateAllThreads();
  }
}
