import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, firefox, type LaunchOptions, type Page } from 'playwright-core';

const { CHROMIUM, FIREFOX } = process.env;
const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

/** What a browser is started with: it needs no network but the service, and no GPU. */
interface Engine {
  readonly name: string;
  readonly starts: Pick<typeof chromium, 'launchPersistentContext'>;
  readonly executable: string | undefined;
  /** How to get it. */
  readonly missing: string;
  readonly options: LaunchOptions;
}

const engines = {
  chromium: {
    name: 'Chromium',
    starts: chromium,
    executable: firstOf(
      CHROMIUM ? [CHROMIUM] : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    ),
    missing: 'there is no Chromium (apt-get install chromium, or set CHROMIUM)',
    options: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  firefox: {
    name: 'Firefox',
    starts: firefox,
    executable: firstOf(FIREFOX ? [FIREFOX] : ['/usr/bin/firefox-esr', '/usr/bin/firefox']),
    missing: 'there is no Firefox (apt-get install firefox-esr, or set FIREFOX)',
    options: {
      // As it is delivered, over WebDriver BiDi.
      channel: 'moz-firefox',
      firefoxUserPrefs: {
        'app.normandy.enabled': false,
        'app.update.auto': false,
        'browser.search.update': false,
        'datareporting.policy.dataSubmissionEnabled': false,
        // Each page has the focus, as in a window of its own.
        'focusmanager.testmode': true,
        'network.captive-portal-service.enabled': false,
        'network.connectivity-service.enabled': false,
      },
    },
  },
} as const satisfies Readonly<Record<string, Engine>>;

export type EngineName = keyof typeof engines;

/** A headless browser with a profile of its own, and what went wrong in its pages. */
export class Browser {
  readonly faults: string[] = [];

  private constructor(
    private readonly context: BrowserContext,
    private readonly profile: string,
  ) {}

  /** `initScript` runs in every page before its own scripts; `flags` are further ones. */
  static async start(
    initScript?: string,
    { engine = 'chromium', flags = [] }: { readonly engine?: EngineName; readonly flags?: readonly string[] } = {},
  ): Promise<Browser> {
    const profile = mkdtempSync(join(tmpdir(), 'case-capture-browser-'));
    const { starts, executable, options }: Engine = engines[engine];
    const context = await starts.launchPersistentContext(profile, {
      ...options,
      ...(executable && { executablePath: executable }),
      headless: true,
      args: [...(options.args ?? []), ...flags],
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
export const inBrowser = (title: string, tests: () => void): void => inEngine(title, 'chromium', tests);

/** Tests that each browser must pass: they start the one that they are given. */
export function inEachBrowser(title: string, tests: (engine: EngineName) => void): void {
  for (const engine of ['chromium', 'firefox'] as const)
    inEngine(`${title}, in ${engines[engine].name}`, engine, () => tests(engine));
}

function inEngine(title: string, engine: EngineName, tests: () => void): void {
  describe(title, () => {
    before(() => {
      if (!engines[engine].executable) throw new Error(engines[engine].missing);
    });
    tests();
  });
}
