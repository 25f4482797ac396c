import type { Worker } from 'node:worker_threads';

/** What a solver says of an assertion, together with what was declared: nothing can be so, or something may. */
export type Answer = 'impossible' | 'possible' | 'unsure';

/** Asks whether each of the questions (declarations and assertions in SMT-LIB 2) can be true at all. */
export type Solve = (questions: readonly string[]) => Promise<readonly Answer[]>;

/** So many steps a solver may take for one question, whatever the machine is busy with; beyond that it is unsure. */
const mostSteps = 20_000_000;

/** What is used here of z3's module beside its interface. */
interface Module {
  readonly HEAPU8: Uint8Array;
  readonly PThread: Readonly<Record<'runningWorkers' | 'unusedWorkers', readonly Worker[]>> & {
    terminateAllThreads(): void;
  };
  _malloc(bytes: number): number;
  _free(address: number): void;
  async_call(call: (...values: readonly number[]) => void, ...values: readonly number[]): Promise<string>;
  _async_Z3_eval_smtlib2_string(context: number, address: number): void;
}

const meanings: Readonly<Record<string, Answer>> = { sat: 'possible', unsat: 'impossible' };

/**
 * Starts the solver z3, which is loaded only then, and hands it to `use`. Its threads end with it.
 */
export async function withSolver<Result>(use: (solve: Solve) => Promise<Result>): Promise<Result> {
  const { init } = await import('z3-solver');
  const { Z3, em } = await init();
  const module = em as Module;
  const context = Z3.mk_context(Z3.mk_config());
  const solve: Solve = async (questions) => {
    const asked = questions.map((each) => `(push)\n${each}\n(check-sat)\n(pop)`);
    const said = await evaluated(
      module,
      context as unknown as number,
      `(reset)\n(set-option :rlimit ${mostSteps})\n${asked.join('\n')}`,
    );
    const lines = said.split('\n').filter((line) => line !== '');
    if (lines.length !== questions.length)
      throw new Error(`the solver did not understand: ${lines.slice(0, 3).join(' ')}`);
    return lines.map((line) => meanings[line] ?? 'unsure');
  };
  try {
    return await use(solve);
  } finally {
    const { PThread } = module;
    // What a thread says when it has ended would be printed as unexpected.
    for (const worker of [...PThread.runningWorkers, ...PThread.unusedWorkers]) worker.removeAllListeners('message');
    PThread.terminateAllThreads();
  }
}

/**
 * What z3 says of a text. Its own function for that (`Z3.eval_smtlib2_string`) lays the text on the stack, where other
 * things come to lie before the thread that is to read it does.
 */
async function evaluated(module: Module, context: number, text: string): Promise<string> {
  const bytes = Buffer.from(`${text}\0`, 'utf8');
  const address = module._malloc(bytes.length);
  try {
    module.HEAPU8.set(bytes, address);
    return await module.async_call(module._async_Z3_eval_smtlib2_string, context, address);
  } finally {
    module._free(address);
  }
}
