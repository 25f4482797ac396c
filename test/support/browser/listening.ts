import type { Page } from 'playwright-core';

/** Loaded before the pages of a browser: notes what the live regions of a page say, each time that they say it. */
export const listeningScript = `
  globalThis.announced = [];
  addEventListener('DOMContentLoaded', () => new MutationObserver((records) => {
    const of = ({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('[role=status], [role=alert], [aria-live]');
    for (const region of new Set(records.map(of)))
      if (region?.isConnected && region.textContent.trim() !== '') announced.push(region.textContent.trim());
  }).observe(document.body, { subtree: true, childList: true, characterData: true }));
`;

declare const announced: string[];

/** What was said since this was last asked. */
export const saidIn = (page: Page): Promise<readonly string[]> => page.evaluate(() => announced.splice(0));
