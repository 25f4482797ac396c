import { loadTinyScreens } from '../../support/screens/tiny-directory.js';
import { expectText } from '../../support/words/expect-text.js';
import { writtenModel } from '../../support/words/written-model.js';

describe('What the loader makes of screens', () => {
  it('is, of the tiny screens, to the last member what is written down', () => {
    expectText('model-of-tiny-screens.txt', writtenModel(loadTinyScreens().screens));
  });
});
