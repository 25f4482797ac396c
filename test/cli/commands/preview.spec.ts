import { once } from 'node:events';
import { expect } from 'chai';
import { previewCommand } from '../../../src/cli/commands/preview.js';
import { sampleOptions } from '../../support/explain/loaded.js';

describe('case-capture preview', () => {
  it('says where it is, is there until it is interrupted, and ends with 0', async () => {
    const interrupt = new AbortController();
    const codes: number[] = [];
    const told = new EventTarget();
    let out = '';
    const terminal = {
      out: (text: string) => {
        out += text;
        told.dispatchEvent(new Event('out'));
      },
      err: () => undefined,
      errIsTty: false,
    };
    const command = previewCommand(
      terminal,
      (code) => codes.push(code),
      () => interrupt.signal,
    );
    const saying = once(told, 'out');
    const running = command.parseAsync(['--port', '0', ...sampleOptions()], { from: 'user' });
    await saying;
    const [, rules, screens, url = ''] =
      /^the preview of (\S+) and (\S+) is at (http:\/\/127\.0\.0\.1:\d+\S*); Ctrl\+C ends it\n$/.exec(out) ?? [];
    expect(['--rules', rules, '--screens', screens]).to.deep.equal(sampleOptions());
    expect((await fetch(url)).status).to.equal(200);
    expect(codes).to.deep.equal([]);
    interrupt.abort();
    await running;
    expect(codes).to.deep.equal([0]);
    expect(await fetch(url).catch(() => 'nobody is there')).to.equal('nobody is there');
  });

  it('ends at once when it was interrupted before it began', async () => {
    const codes: number[] = [];
    const terminal = { out: () => undefined, err: () => undefined, errIsTty: false };
    const command = previewCommand(
      terminal,
      (code) => codes.push(code),
      () => AbortSignal.abort(),
    );
    await command.parseAsync(['--port', '0', ...sampleOptions()], { from: 'user' });
    expect(codes).to.deep.equal([0]);
  });
});
