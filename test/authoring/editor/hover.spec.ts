import { expect } from 'chai';
import { hoverAt } from '../../../src/authoring/editor/hover.js';
import { describe as describeName } from '../../../src/authoring/names/describe.js';
import { realNames } from '../../support/names/real-names.js';

describe('What is said of a name', () => {
  it('is everything that is known of whatever it means, once, wherever it stands', () => {
    const loaded = realNames();
    const several = loaded.index.all.filter(({ meanings }) => meanings.length > 1);
    expect(several.length).to.be.greaterThan(20);
    for (const named of [...several, ...loaded.index.all.filter((_, index) => index % 200 === 0)]) {
      const all = describeName(named, loaded);
      for (const { file, line, column, length } of [named.mentions[0], named.mentions.at(-1)].flatMap(
        (at) => at ?? [],
      )) {
        const [innermost] = loaded.index.at(file, line, column);
        if (innermost?.named !== named) continue;
        const hover = hoverAt(file, { line, column }, loaded);
        expect(hover?.span).to.include({ file, line, column, length });
        const paragraphs = (hover?.markdown ?? '').split('\n\n').filter((part) => !part.startsWith('```'));
        for (const { title, type = '', details, source } of all) {
          expect(hover?.markdown, title)
            .to.include(`**${title}**`)
            .and.to.include(type)
            .and.to.include(source.join('\n'));
          for (const detail of details) expect(hover?.markdown, title).to.include(`- ${detail}`);
          if (source.length === 0) expect(new Set(paragraphs).size, title).to.equal(paragraphs.length);
        }
      }
    }
  });

  it('is nothing where no name stands', () => {
    expect(hoverAt('rules/common/rule-set.yaml', { line: 1, column: 1 }, realNames())).to.equal(undefined);
  });
});
