import { expect } from 'chai';
import { ProgressBar } from '../../../src/cli/terminal/progress-bar.js';

function drawn(steps: number, total: number | undefined, errIsTty = true): readonly string[] {
  const lines: string[] = [];
  const bar = new ProgressBar({ out: () => undefined, err: (text) => void lines.push(text), errIsTty }, total);
  for (let step = 0; step < steps; step++) bar.step();
  bar.end();
  return lines;
}

describe('A progress bar', () => {
  it('is drawn for a person after each fifty and at the end, and is gone then', () => {
    expect(drawn(120, 120)).to.deep.equal([
      `\r${'█'.repeat(17)}${'░'.repeat(23)} 50/120`,
      `\r${'█'.repeat(33)}${'░'.repeat(7)} 100/120`,
      `\r${'█'.repeat(40)} 120/120`,
      '\r\u001B[2K',
    ]);
  });

  it('is full, and no longer, when there are more than was said', () => {
    expect(drawn(50, 40)).to.deep.equal([`\r${'█'.repeat(40)} 40/40`, `\r${'█'.repeat(40)} 50/40`, '\r\u001B[2K']);
    expect(drawn(50, 0)).to.deep.equal([`\r${'█'.repeat(40)} 50/0`, '\r\u001B[2K']);
  });

  it('is a count where nobody knows how many there are', () => {
    expect(drawn(101, undefined)).to.deep.equal(['\r50', '\r100', '\r\u001B[2K']);
  });

  it('is not there for a program', () => {
    expect(drawn(120, 120, false)).to.deep.equal([]);
  });
});
