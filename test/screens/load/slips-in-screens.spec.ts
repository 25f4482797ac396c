import { loadScreenSets } from '../../../src/screens/load/load-screen-sets.js';
import { toldOfSlips } from '../../support/findings/slips.js';
import { tinyRuleSet } from '../../support/screens/tiny-directory.js';
import { tinyScreens } from '../../support/screens/tiny-files.js';
import { expectText } from '../../support/words/expect-text.js';

describe('Loading screens with a slip of the hand', () => {
  it('finds, for each key and value of the tiny screens, what is written down, and where', () => {
    const rules = { systems: [tinyRuleSet()], names: [tinyRuleSet().system] };
    expectText(
      'slips-in-tiny-screens.txt',
      toldOfSlips(tinyScreens, (directory, reading) => loadScreenSets(directory, rules, reading).findings),
    );
  });
});
