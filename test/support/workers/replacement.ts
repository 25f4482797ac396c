import type { StartedProcess } from '../service/started-process.js';

/** The process id of the one that takes the place of another, none of those that are known. */
export const replacement = async (started: StartedProcess, known: readonly number[]): Promise<number> => {
  const line = await started.says(new RegExp(`"worker":(?!(?:${[0, ...known].join('|')}),).*has taken the place`));
  return (JSON.parse(line) as { readonly worker: number }).worker;
};
