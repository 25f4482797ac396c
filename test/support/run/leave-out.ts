const leftOut: string[] = [];

/**
 * Leaves tests out, since this machine lacks something they need. They are pending then, and the last lines of the run
 * name them; `.ci/run` takes pending tests for failed ones.
 */
export function leaveOut(context: Mocha.Context, title: string, reason: string): never {
  leftOut.push(`${title}: ${reason}`);
  return context.skip();
}

process.on('exit', () => {
  if (leftOut.length > 0) process.stdout.write(`Left out:\n${leftOut.map((line) => `  ${line}\n`).join('')}`);
});
