import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What `npm run move` does with 100,000 cases, with fewer. */
export async function moveCases(...words: readonly string[]): Promise<object> {
  const script = fileURLToPath(new URL('../../../scripts/move.js', import.meta.url));
  const child = spawn(process.execPath, [script, '2000', ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  await once(child, 'close');
  const figures = out.trim().split('\n').at(-1) ?? '';
  process.stdout.write(`      ${figures}\n`);
  return JSON.parse(figures) as object;
}
