import { execFileSync } from 'node:child_process';
import { expect } from 'chai';
import { DesignDocument, words } from '../../support/design/design-document.js';

/** Function and file, with how often V8 counted it in one real `userAction`. */
const called = (): ReadonlyMap<string, number> => {
  const printed = execFileSync(process.execPath, ['dist/scripts/way-of-user-action.js'], { encoding: 'utf8' });
  const calls = printed
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  return new Map(calls.map(([file, name, count]) => [`${name} ${file}`, Number(count)]));
};

describe('The way of a userAction', function () {
  this.timeout(60_000);
  const { rows } = new DesignDocument('docs/design/architecture.md').table('The way of a userAction', 'Step');
  const listed = rows.map(([, name, file]) => `${words(name)[0]} ${words(file)[0]}`);
  let calls: ReadonlyMap<string, number>;
  before(() => {
    calls = called();
  });

  it('has at most 45 functions in 25 files', () => {
    expect(new Set(listed)).to.have.length(listed.length);
    expect(listed.length).to.be.within(1, 45);
    expect(new Set(listed.map((row) => row.split(' ')[1])).size).to.be.within(1, 25);
  });

  it('is what is called: nothing is listed that is not', () => {
    expect(listed.filter((row) => !calls.has(row))).to.deep.equal([]);
  });

  it('leaves out no function of the folders that know an action', () => {
    const theirs = [...calls.keys()].filter((row) => / src\/(operations|screens\/(capture|forms))\//.test(row));
    expect(theirs.filter((row) => !listed.includes(row))).to.deep.equal([]);
  });

  it('does once what it does for the action as a whole', () => {
    const once = [
      ...['readBody src/dto/request.ts', 'decodeToken src/screens/questions/token.ts'],
      ...['itemOf src/screens/questions/items.ts', 'readAnswers src/screens/capture/read-answers.ts'],
      ...['cloneCase src/case/clone-case.ts', 'changeCase src/screens/capture/change-case.ts'],
      ...['clearHiddenAnswers src/screens/questions/hidden-answers.ts', 'move src/screens/capture/move.ts'],
      ...['ownViolations src/screens/assess/own-violations.ts', 'showItem src/screens/capture/show-item.ts'],
    ];
    expect(once.filter((row) => calls.get(row) !== 1)).to.deep.equal([]);
  });
});
