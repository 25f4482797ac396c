import { expect } from 'chai';
import { commandLine } from '../support/run/command-line.js';
import { expectText } from '../support/words/expect-text.js';

/** The commands that a help lists. */
const listed = (help: string): readonly string[] =>
  [...help.slice(help.indexOf('Commands:')).matchAll(/^ {2}([a-z-]+) /gm)].flatMap(([, name = '']) =>
    name === 'help' || !help.includes('Commands:') ? [] : name,
  );

/** The help of a command, and of those below it. */
async function helpOf(words: readonly string[]): Promise<string> {
  const { out } = await commandLine([...words, '--help']);
  const below = await Promise.all(listed(out).map((name) => helpOf([...words, name])));
  // However wide the terminal is.
  const told = out.replaceAll(/\s+/g, ' ').replaceAll(/ (?=-[a-z], --|(?<!-[a-z], )--[a-z]|Options:|Commands:)/g, '\n');
  return [`==== ${words.join(' ')}`, told, ...below].join('\n');
}

describe('The options of the commands', () => {
  it('are told by the help of each, word for word', async () =>
    expectText('help-of-the-commands.txt', await helpOf([])));

  it('take as a choice what they mean when they are left out', async () => {
    const { out } = await commandLine(['--help']);
    let chosen = 0;
    for (const name of listed(out)) {
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
