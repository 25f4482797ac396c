import { expect } from 'chai';
import { ProgressBar } from '../../../src/cli/terminal/progress-bar.js';

function drawn(
  steps: number,
  total: number | undefined,
  { errIsTty = true, millisecondsEach = 0 } = {},
): readonly string[] {
  const lines: string[] = [];
  let now = 5000;
  const terminal = { out: () => undefined, err: (text: string) => void lines.push(text), errIsTty };
  const bar = new ProgressBar(terminal, total, () => now);
  for (let step = 0; step < steps; step++) {
    now += millisecondsEach;
    bar.step();
  }
  bar.end();
  return lines;
}

describe('A progress bar', () => {
  it('is drawn for a person after each fifty and at the end, and is gone then', () => {
    expect(drawn(120, 120)).to.deep.equal([
      `\r${'█'.repeat(17)}${'░'.repeat(23)} 50/120\u001B[K`,
      `\r${'█'.repeat(33)}${'░'.repeat(7)} 100/120\u001B[K`,
      `\r${'█'.repeat(40)} 120/120\u001B[K`,
      '\r\u001B[2K',
    ]);
  });

  it('says how many a second and how long it will take, once a second has passed', () => {
    const told = (each: number, total: number): string =>
      drawn(50, total, { millisecondsEach: each })[0]?.slice(42) ?? '';
    expect(told(10, 5000)).to.equal('50/5000\u001B[K');
    expect(told(20, 100)).to.equal('50/100, 50 a second, 1 s left\u001B[K');
    expect(told(40, 100_050)).to.equal('50/100050, 25 a second, 67 min left\u001B[K');
    expect(told(100, 100_050)).to.equal('50/100050, 10 a second, 2 h 47 min left\u001B[K');
  });

  it('is full, and no longer, when there are more than was said', () => {
    expect(drawn(50, 40)).to.deep.equal([
      `\r${'█'.repeat(40)} 40/40\u001B[K`,
      `\r${'█'.repeat(40)} 50/40\u001B[K`,
      '\r\u001B[2K',
    ]);
    expect(drawn(50, 0)).to.deep.equal([`\r${'█'.repeat(40)} 50/0\u001B[K`, '\r\u001B[2K']);
  });

  it('is a count where nobody knows how many there are', () => {
    expect(drawn(101, undefined)).to.deep.equal(['\r50', '\r100', '\r\u001B[2K']);
  });

  it('is not there for a program', () => {
    expect(drawn(120, 120, { errIsTty: false })).to.deep.equal([]);
  });
});
