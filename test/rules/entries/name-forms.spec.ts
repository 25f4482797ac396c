import { expect } from 'chai';
import { nameForms } from '../../../src/rules/entries/name-forms.js';

describe('The forms of a name', () => {
  for (const [name, forms] of [
    ['Clerk', ['Clerk']],
    ['Offizier/Offizierin', ['Offizier/Offizierin', 'Offizier', 'Offizierin']],
    ['Ärztin / Arzt', ['Ärztin / Arzt', 'Ärztin', 'Arzt']],
    // A stroke at the beginning or end separates nothing.
    ['Offizier/', ['Offizier/']],
    ['a/b/', ['a/b/']],
    ['a/ /b', ['a/ /b']],
  ] as const)
    it(`are ${forms.join(' and ')} of ${name}`, () => expect(nameForms(name)).to.deep.equal(forms));
});
