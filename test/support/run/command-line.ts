import { run } from '../../../src/cli/run.js';

/** What a command did. */
export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in this process. */
export async function commandLine(words: readonly string[], { errIsTty = false } = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const exitCode = await run(words, { out: (text) => void (out += text), err: (text) => void (err += text), errIsTty });
  return { exitCode, out, err };
}
