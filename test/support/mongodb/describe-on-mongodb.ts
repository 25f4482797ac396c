/** Suites on the MongoDB server that MONGODB_URI names; each takes databases of its own. */
export function describeOnMongodb(
  title: string,
  suite: (uriOf: (database: string, options?: string) => string) => void,
): void {
  describe(title, () => {
    before(() => void named('MONGODB_URI'));
    suite((database, options = '') => `mongodb://${new URL(named('MONGODB_URI')).host}/${database}${options}`);
  });
}

/** Suites that start and kill servers of their own with the program that MONGODB_SERVER names (SecantusDB's). */
export function describeWithMongodbProgram(title: string, suite: (program: string) => void): void {
  describe(title, () => {
    before(() => void named('MONGODB_SERVER'));
    suite(process.env['MONGODB_SERVER'] ?? '');
  });
}

function named(variable: string): string {
  const value = process.env[variable];
  if (value === undefined || value === '')
    throw new Error(`${variable} names no MongoDB server; scripts/mongodb-for-tests npm run … starts one`);
  return value;
}
