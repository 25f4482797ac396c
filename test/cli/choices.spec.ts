import { expect } from 'chai';
import { commandLine } from '../support/run/command-line.js';

describe('The options of the commands', () => {
  it('take as a choice what they mean when they are left out', async () => {
    const { out } = await commandLine(['--help']);
    const names = [...out.slice(out.indexOf('Commands:')).matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = '']) => name);
    let chosen = 0;
    for (const name of names.filter((each) => each !== 'help')) {
      const help = (await commandLine([name, '--help'])).out.replace(/\s+/g, ' ');
      for (const [, choices = '', given = ''] of help.matchAll(/choices: ([^()]*?), default: ([^()]*)\)/g)) {
        const left = [JSON.parse(given)].flat() as unknown[];
        expect(JSON.parse(`[${choices}]`), `${name}: ${choices}`).to.include.members(left);
        chosen += 1;
      }
    }
    expect(chosen).to.be.greaterThan(8);
  });
});
