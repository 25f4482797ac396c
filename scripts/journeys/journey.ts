import type { Page, Request } from 'playwright-core';
import type { CaseReference } from '../../src/case/case.js';
import { TryPage } from '../../test/support/browser/try-page.js';
import { janeDoeAnswers } from '../../test/support/capture/jane-doe-answers.js';

/** Where a journey is made. */
export interface Place {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** As on a slow phone. */
  readonly slow: boolean;
}

/** By what they are of. */
export type Figures = Readonly<Record<string, string>>;

/**
 * Notes the milliseconds from each click until the page stands still again and is painted, and tells those from the
 * navigation until the first page does; until then nobody looks into the page, which would take its time.
 */
export const measuringScript = `
  globalThis.waited = [];
  let began = 0;
  addEventListener('click', () => { began ??= performance.now(); }, true);
  new MutationObserver(([{ target }]) => {
    if (began === undefined || target.tagName !== 'MAIN' || target.ariaBusy !== 'false') return;
    const since = began;
    began = undefined;
    requestAnimationFrame(() => since === 0 ? firstPage(performance.now()) : waited.push(performance.now() - since));
  }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
`;

declare const waited: number[];

/** Milliseconds after which something is not there. */
const longestWait = 30_000;
/** More pages than a questionnaire has. */
const mostPages = 40;

/**
 * A questionnaire from its beginning to its end: what is mandatory is answered, as by somebody with little to report.
 */
export class Journey {
  #clicks = 0;
  #keystrokes = 0;
  readonly #requests: Request[] = [];

  constructor(
    private readonly page: Page,
    private readonly url: string,
    private readonly place: Place,
  ) {}

  async run({ subId, caseId }: CaseReference, language: string): Promise<Figures> {
    const { page, place } = this;
    page.setDefaultTimeout(longestWait);
    await page.setViewportSize(place);
    if (place.slow) await slowDown(page);
    page.on('requestfinished', (request) => this.#requests.push(request));
    const client = new TryPage(page, this.url);
    const query = new URLSearchParams({ language, subId, caseId, sourceType: '2', form: 'SB2' }).toString();
    const drawn = new Promise<number>((resolve) => void page.exposeFunction('firstPage', resolve));
    await page.goto(`${this.url}/try#begin?${query}`);
    const load = Math.round(await drawn);
    const first = await sizes(this.#requests.splice(0));
    let [pages, actions] = [0, 0];
    await this.#click('#begin');
    await page.locator('.screen').waitFor();
    for (; (await page.locator('.review-page').count()) === 0; pages++) {
      if (pages > mostPages) throw new Error(`${await client.item()} is not left`);
      for (let open = await this.#open(client); open; open = await this.#open(client)) {
        actions++;
        await this.#answer(open);
      }
      actions++;
      await this.#click('.screen .button-row .primary');
      // The address says so before the page is there.
      if (page.url().includes('#review')) await page.locator('.review-page').waitFor();
    }
    const calls = this.#requests.filter((request) => request.method() === 'POST');
    const bytes = await sizes(calls);
    const times = (await page.evaluate(() => waited)).sort((one, other) => one - other);
    const at = (share: number): string => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
    await page.close();
    return {
      Pages: String(pages),
      Clicks: String(this.#clicks),
      Keystrokes: String(this.#keystrokes),
      'Calls for each action': (calls.length / actions).toFixed(2),
      'First page: bytes over the wire': `${Math.round(first.all / 1000)} KB, script ${Math.round(first.script / 1000)} KB`,
      'Each further page: bytes': `${Math.round(bytes.all / pages / 1000)} KB`,
      'First page: time': `${load} ms`,
      'After a click: median': at(0.5),
      'After a click: 95th percentile': at(0.95),
    };
  }

  async #open(client: TryPage) {
    return (await client.seen()).find(({ open }) => open);
  }

  async #answer({ id, options, hint, label }: Awaited<ReturnType<TryPage['seen']>>[number]): Promise<void> {
    const question = `[data-question="${id}"]`;
    const [coty, , caty] = id.split('.');
    const given = janeDoeAnswers[`${coty}.${caty}`];
    if (options.length > 0) {
      const wanted = given !== null && typeof given === 'object' && 'id' in given ? given.id : undefined;
      const option =
        options.find((each) => (wanted ? each.id === wanted : /^(No|Nein)$/.test(each.name))) ??
        options.find((each) => each.id !== '');
      const radio = `${question} input[value="${option?.id}"]`;
      if ((await this.page.locator(radio).count()) > 0) return this.#click(radio);
      await this.page.locator(`${question} select`).selectOption(option?.id ?? '');
      this.#clicks += 2;
    } else {
      await this.#click(`${question} :is(input, textarea)`);
      const least = /^(?:From|Von|Ab) (-?\d+)/.exec(hint)?.[1] ?? (/^(Up to|Bis)/.test(hint) ? '0' : 'nothing');
      const text = typeof given === 'string' || typeof given === 'number' ? String(given) : least;
      const typed = /YYYY|JJJJ/.test(label) ? '2020-01-01' : text;
      await this.page.keyboard.type(typed);
      await this.page.keyboard.press('Tab');
      this.#keystrokes += typed.length + 1;
    }
    await this.#settled();
  }

  async #click(selector: string): Promise<void> {
    this.#clicks++;
    await this.page.locator(selector).first().click();
    await this.#settled();
  }

  async #settled(): Promise<void> {
    await this.page.locator('main[aria-busy="false"] #screen-title').waitFor();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.enable');
  const [downloadThroughput, uploadThroughput] = [1_600_000 / 8, 750_000 / 8];
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput, uploadThroughput },
  });
}

/** Bytes of answers, and of those that are script. */
async function sizes(requests: readonly Request[]): Promise<{ readonly all: number; readonly script: number }> {
  const measured = await Promise.all(
    requests.map(async (request) => ({
      bytes: (await request.sizes()).responseBodySize,
      isScript: request.resourceType() === 'script',
    })),
  );
  const sum = (some: typeof measured): number => some.reduce((total, { bytes }) => total + bytes, 0);
  return { all: sum(measured), script: sum(measured.filter(({ isScript }) => isScript)) };
}
