import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import type { Readable } from 'node:stream';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

/** What a key is called on the wire of WebDriver. */
export const keys = { enter: '\uE007', tab: '\uE004', down: '\uE015', control: '\uE009' } as const;

/** How WebDriver names an element. */
type Found = Readonly<Record<string, string>>;

/** The browser of WebKitGTK on a screen that nobody sees, driven as the WebDriver standard says: HTTP and JSON. */
export class WebKit {
  private constructor(
    private readonly session: string,
    private readonly processes: readonly ChildProcess[],
  ) {}

  /** @throws Error where it is not installed */
  static async start(): Promise<WebKit> {
    for (const [file, name] of [
      [driver, 'webkit2gtk-driver'],
      [screen, 'xvfb'],
    ] as const)
      if (!existsSync(file)) throw new Error(`there is no ${file} (apt-get install ${name})`);
    const shown = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = (await once(shown.stdio[3] as Readable, 'data')) as [Buffer];
    const port = await freePort();
    const driving = spawn(driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}/session`;
    const session = send('POST', url, { capabilities: {} }).catch((error: unknown) => {
      for (const each of [driving, shown]) each.kill();
      throw error;
    });
    const { sessionId } = (await session) as { readonly sessionId: string };
    const webkit = new WebKit(`${url}/${sessionId}`, [driving, shown]);
    // Only ends what hangs.
    await webkit.#send('POST', '/timeouts', { script: 300_000, pageLoad: 300_000 });
    return webkit;
  }

  async stop(): Promise<void> {
    await this.#send('DELETE', '');
    for (const each of this.processes) each.kill();
  }

  open = (url: string): Promise<unknown> => this.#send('POST', '/url', { url });
  reload = (): Promise<unknown> => this.#send('POST', '/refresh', {});
  back = (): Promise<unknown> => this.#send('POST', '/back', {});
  forward = (): Promise<unknown> => this.#send('POST', '/forward', {});

  /** Opens another tab and goes there; which one it is. */
  async openTab(): Promise<string> {
    const { handle } = (await this.#send('POST', '/window/new', { type: 'tab' })) as { readonly handle: string };
    await this.toTab(handle);
    return handle;
  }
  tab = async (): Promise<string> => String(await this.#send('GET', '/window'));
  toTab = (handle: string): Promise<unknown> => this.#send('POST', '/window', { handle });

  /** Runs in the page: the body of a function. */
  run = async <T>(script: string, ...args: readonly unknown[]): Promise<T> =>
    (await this.#send('POST', '/execute/sync', { script, args })) as T;

  /** Waits until there is such an element. */
  async until(selector: string): Promise<void> {
    const script = `const [selector, done] = arguments;
      const look = () => document.querySelector(selector) && (observer.disconnect(), done(true));
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      look();`;
    await this.#send('POST', '/execute/async', { script, args: [selector] });
  }

  /** Clicks with the pointer, when it is there and in the middle of what is shown. */
  async click(selector: string): Promise<void> {
    await this.until(selector);
    await this.run('document.querySelector(arguments[0]).scrollIntoView({ block: "center" });', selector);
    await this.#send('POST', `/element/${await this.#find(selector)}/click`, {});
  }

  /** Presses keys in a field, in place of what stands there. */
  async write(selector: string, text: string): Promise<void> {
    await this.until(selector);
    // A key like Control is held down until the keys of its call are pressed.
    await this.press(selector, `${keys.control}a`);
    await this.press(selector, text);
  }

  async press(selector: string, text: string): Promise<void> {
    await this.#send('POST', `/element/${await this.#find(selector)}/value`, { text });
  }

  async textOf(selector: string): Promise<string> {
    await this.until(selector);
    return this.run<string>('return document.querySelector(arguments[0]).textContent.trim();', selector);
  }

  async valueOf(selector: string): Promise<string> {
    await this.until(selector);
    return this.run<string>('return document.querySelector(arguments[0]).value;', selector);
  }

  async #find(selector: string): Promise<string> {
    const found = (await this.#send('POST', '/element', { using: 'css selector', value: selector })) as Found;
    return Object.values(found)[0] ?? '';
  }

  #send(method: string, path: string, body?: object): Promise<unknown> {
    return send(method, `${this.session}${path}`, body);
  }
}

/** @throws Error with what the driver says */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await reached(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** A driver that has just been started does not listen yet, and does not say when it does. */
async function reached(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    try {
      return await fetch(url, init);
    } catch (error) {
      const { cause } = error as { readonly cause?: { readonly code?: string } };
      if (cause?.code !== 'ECONNREFUSED') throw error;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
