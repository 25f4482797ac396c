import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** What a browser loads before its pages so that they can be looked at. */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the script above puts into the page. */
declare const axe: { run(options: RunOptions): Promise<AxeResults> };

/** Everything that axe finds in the page as it stands, one line a place. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await page.evaluate(() => axe.run({ resultTypes: ['violations'] }));
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}
