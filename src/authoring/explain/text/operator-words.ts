const signs: Readonly<Record<string, string>> = {
  equal: '=',
  notEqual: '≠',
  lessThan: '<',
  lessThanInclusive: '≤',
  greaterThan: '>',
  greaterThanInclusive: '≥',
  in: 'is one of',
  notIn: 'is none of',
  contains: 'contains',
  doesNotContain: 'does not contain',
  between: 'is between',
  notBetween: 'is not between',
  multipleOf: 'is a multiple of',
  notMultipleOf: 'is no multiple of',
  matches: 'has',
  doesNotMatch: 'has not',
  before: 'is before',
  notBefore: 'is not before',
  after: 'is after',
  notAfter: 'is not after',
  sameDate: 'is the same day as',
  notSameDate: 'is not the same day as',
};

const decorators: Readonly<Record<string, string>> = { someFact: 'at least one of', everyFact: 'each of' };

/** An operator as it stands between two values, and what stands in front of a list when it is said of its elements. */
export function operatorWords(operator: string): { readonly before: string; readonly between: string } {
  const [name = '', decorator = ''] = operator.split(':').reverse();
  return { before: decorators[decorator] ?? '', between: signs[name] ?? name };
}
