import { readFileSync } from 'node:fs';
import { expect } from 'chai';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe('The lock file', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };

  // An install on one platform may drop the packages of the others; a clean `npm ci` then refuses the lock file.
  it('has every optional dependency, those of other platforms too', () => {
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(
      wanted.filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`))),
    ).to.deep.equal([]);
  });

  it('names no registry', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.to.contain('"resolved"');
  });
});
