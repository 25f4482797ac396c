import { expect } from 'chai';
import { htmlReport } from '../../../../src/authoring/diff/report/html-report.js';
import { textReport } from '../../../../src/authoring/diff/report/text-report.js';
import { differenceWithAll, markup } from '../../../support/authoring/difference-with-all.js';
import { expectText } from '../../../support/words/expect-text.js';

describe('the reports on what changed', () => {
  const difference = differenceWithAll();
  const page = htmlReport(difference);

  it('have every change', () => {
    expect(page.match(/<tr data-kind=/g)).to.have.length(difference.changes.length);
    const text = textReport(difference);
    for (const { sentence } of difference.changes) expect(text).to.contain(sentence);
  });

  it('are, of a difference with one change of each kind and of cases, what is written down', () => {
    const kinds = new Set<string>();
    const changes = difference.changes.filter(({ kind, group }) => {
      const isNew = !kinds.has(`${kind} ${group}`);
      kinds.add(`${kind} ${group}`);
      return isNew;
    });
    const some = { ...difference, changes };
    expectText('diff-as-text.txt', textReport(some));
    expectText('diff-as-page.html.txt', htmlReport(some));
  });

  it('show every text as text', () => {
    expect(page).not.to.contain(markup);
    expect(page).not.to.contain('<img');
    expect(page.match(/<script>/g)).to.have.length(1);
    expect(page.match(/<\/script>/g)).to.have.length(1);
  });

  it('ask nobody for anything', () => {
    expect(page).not.to.match(/(?:src|href|action)=["']?(?:https?:)?\/\//);
    expect(page).not.to.match(/<(?:link|iframe|object|embed)\b|@import|url\(/);
    expect(page).to.contain("default-src 'none'");
  });

  it('say so where nothing changed', () => {
    expect(htmlReport({ changes: [] }))
      .to.contain('The rules and screens say the same.')
      .and.not.to.contain('<script>');
    expect(textReport({ changes: [] })).to.equal('The rules and screens say the same.\n');
  });
});
