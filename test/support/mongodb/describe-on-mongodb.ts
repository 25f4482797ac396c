/** Titles of the suites that did not run because no server was named. */
const leftOut: string[] = [];

process.once('exit', () => {
  if (leftOut.length === 0) return;
  process.stdout.write(
    `Left out, because MONGODB_URI and MONGODB_SERVER name no server (scripts/mongodb-for-tests npm test runs them):\n`,
  );
  for (const title of leftOut) process.stdout.write(`  ${title}\n`);
});

/**
 * Suites on the MongoDB server that MONGODB_URI names, or else named at the end of the run; each takes databases of its
 * own.
 */
export function describeOnMongodb(
  title: string,
  suite: (uriOf: (database: string, options?: string) => string) => void,
): void {
  const uri = process.env['MONGODB_URI'];
  if (uri === undefined || uri === '') {
    leftOut.push(title);
    return;
  }
  const { host } = new URL(uri);
  describe(title, () => suite((database, options = '') => `mongodb://${host}/${database}${options}`));
}

/** Suites that start and kill servers of their own with the program that MONGODB_SERVER names (SecantusDB's). */
export function describeWithMongodbProgram(title: string, suite: (program: string) => void): void {
  const program = process.env['MONGODB_SERVER'];
  if (program === undefined || program === '') leftOut.push(title);
  else describe(title, () => suite(program));
}
