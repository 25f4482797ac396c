import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { DesignDocument, words } from '../../support/design/design-document.js';

/** Function and files of each row of the table. */
const rows = new DesignDocument('docs/design/architecture.md')
  .table('The way every request goes', 'Step')
  .rows.map(([, name, files]) => ({ name: words(name)[0] ?? '', files: words(files) }));
const isFile = (path: string): boolean => path.endsWith('.ts');

describe('The way of a request in the design', () => {
  for (const { name, files } of rows.filter((row) => row.files.every(isFile)))
    it(`names ${files.join(' and ')}, where ${name} stands`, () => {
      const written = new RegExp(`(?:function\\*? |const |^ {2}(?:async )?)${name}\\b *[(<=:]`, 'm');
      for (const file of files) expect(readFileSync(file, 'utf8'), file).to.match(written);
    });

  it('has the middlewares, all of them and in the order in which the application uses them', () => {
    const used = [...readFileSync('src/app.ts', 'utf8').matchAll(/app\.use\((\w+)[(),]/g)].map(([, name]) => name);
    const middlewares = used.filter((name) => name !== 'router');
    expect(middlewares).to.have.length.greaterThan(3);
    const names = rows.map(({ name }) => name);
    const first = names.indexOf(middlewares[0] ?? '');
    expect(names.slice(first, first + middlewares.length)).to.deep.equal(middlewares);
  });

  it('has the steps of the handler in the order in which they stand in it', () => {
    const inOrder = (file: string, name: string, steps: readonly string[]): void => {
      const [, handler = ''] = readFileSync(file, 'utf8').split(`async function ${name}(`);
      const [body = ''] = handler.split('\n}\n');
      const places = steps.map((step) => body.search(new RegExp(`\\b${step}\\(`)));
      expect(places).to.not.include(-1);
      expect(places).to.deep.equal([...places].sort((one, other) => one - other));
    };
    const asked = ['readQuery', 'patiently'];
    inOrder('src/http/routes.ts', 'answer', asked);
    const carriedOut = ['admit', 'servicesFor', 'readJsonBody', 'readCaseDocument', 'work', 'carryOut'];
    inOrder('src/http/routes.ts', 'carriedOut', carriedOut);
    const steps = [...asked, ...carriedOut];
    const last = ['run', 'write'];
    inOrder('src/http/retries/carry-out.ts', 'carryOut', ['run']);
    expect(readFileSync('src/http/retries/carry-out.ts', 'utf8')).to.include('flavor.write(');
    const all = [...steps, ...last];
    expect(rows.map(({ name }) => name).filter((name) => all.includes(name))).to.deep.equal(all);
  });
});
