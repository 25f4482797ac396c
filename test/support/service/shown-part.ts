import { expect } from 'chai';

/**
 * Answers in documents are shown abridged: every member shown is in the real answer, and every entry of a list; an
 * empty list is empty.
 */
export function expectPart(real: unknown, shown: unknown, place: string): void {
  if (Array.isArray(shown)) {
    expect(real, place).to.be.an('array');
    if (shown.length === 0) expect(real, place).to.deep.equal([]);
    for (const entry of shown)
      expect(
        (real as readonly unknown[]).some((each) => hasPart(each, entry)),
        `${place} has ${JSON.stringify(entry)}`,
      ).to.equal(true);
  } else if (typeof shown === 'object' && shown !== null) {
    expect(real, place).to.be.an('object');
    for (const [name, value] of Object.entries(shown))
      expectPart((real as Readonly<Record<string, unknown>>)[name], value, `${place}.${name}`);
  } else {
    expect(real, place).to.equal(shown);
  }
}

function hasPart(real: unknown, shown: unknown): boolean {
  try {
    expectPart(real, shown, '');
    return true;
  } catch {
    return false;
  }
}
