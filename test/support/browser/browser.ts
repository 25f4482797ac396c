import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';

const { CHROMIUM } = process.env;
const executable = (
  CHROMIUM ? [CHROMIUM] : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
).find((path) => existsSync(path));

/** A browser needs no network but the service, and no GPU. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium with a profile of its own, and what went wrong in its pages. */
export class Browser {
  readonly faults: string[] = [];

  private constructor(
    private readonly context: BrowserContext,
    private readonly profile: string,
  ) {}

  /** `initScript` runs in every page before its own scripts; `more` are further flags. */
  static async start(initScript?: string, more: readonly string[] = []): Promise<Browser> {
    const profile = mkdtempSync(join(tmpdir(), 'case-capture-browser-'));
    const context = await chromium.launchPersistentContext(profile, {
      ...(executable && { executablePath: executable }),
      headless: true,
      args: [...flags, ...more],
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
    });
    const browser = new Browser(context, profile);
    if (initScript !== undefined) await context.addInitScript({ content: initScript });
    return browser;
  }

  /**
   * A page; requests to another address than `origin`, errors in the console (violations of the policy too) and in
   * scripts are faults.
   */
  async page(origin: string): Promise<Page> {
    const page = await this.context.newPage();
    // Only ends what hangs.
    page.setDefaultTimeout(300_000);
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
        this.faults.push(`request to ${request.url()}`);
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.faults.push(`script: ${error.message}`));
    return page;
  }

  async stop(): Promise<void> {
    await this.context.close();
    rmSync(this.profile, { recursive: true, force: true });
  }
}

/** Tests that need Chromium. */
export function inBrowser(title: string, tests: () => void): void {
  describe(title, () => {
    before(() => {
      if (!executable) throw new Error('there is no Chromium (apt-get install chromium, or set CHROMIUM)');
    });
    tests();
  });
}
