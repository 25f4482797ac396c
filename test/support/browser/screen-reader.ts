import type { CDPSession, Page } from 'playwright-core';

/** What a screen reader tells of one thing on a page. */
export interface Told {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  /** `required`, `invalid`, `checked`, `expanded`, `level`, `focused`, `disabled` and the like. */
  readonly states: Readonly<Record<string, unknown>>;
  /** Names of what it stands in, the outermost first. */
  readonly within: readonly string[];
  readonly node: number;
}

/** Roles of what one does something with. */
const usable = ['button', 'link', 'textbox', 'combobox', 'radio', 'checkbox', 'listbox', 'DisclosureTriangle'];

/** A page as its accessibility tree has it, and in no other way. */
export class ScreenReader {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new ScreenReader(page, session);
  }

  /** Everything that is told, in reading order. */
  async read(): Promise<readonly Told[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const told: Told[] = [];
    const walk = (id: string, within: readonly string[]): void => {
      const node = byId.get(id);
      if (!node) return;
      const name = String(node.name?.value ?? '');
      const role = String(node.role?.value ?? '');
      if (!node.ignored && node.backendDOMNodeId !== undefined)
        told.push({
          ...{ role, name, within, node: node.backendDOMNodeId },
          description: String(node.description?.value ?? ''),
          value: String(node.value?.value ?? ''),
          states: Object.fromEntries((node.properties ?? []).map((each) => [each.name, each.value.value])),
        });
      const inner = node.ignored || name === '' || role === 'StaticText' ? within : [...within, name];
      for (const child of node.childIds ?? []) walk(child, inner);
    };
    const [root] = nodes;
    if (root) walk(root.nodeId, []);
    return told;
  }

  /** What one can do something with. */
  async controls(): Promise<readonly Told[]> {
    return (await this.read()).filter(({ role }) => usable.includes(role));
  }

  /** Does what is done by default: presses, follows, chooses. */
  async activate({ node }: Told): Promise<void> {
    await this.#call(node, 'function () { this.focus(); this.click(); }');
    await this.#settled();
  }

  /** Writes in place of what stands there, and goes on to `next`. */
  async write({ node }: Told, text: string): Promise<void> {
    await this.session.send('DOM.focus', { backendNodeId: node });
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.insertText(text);
    await this.page.keyboard.press('Tab');
    await this.#settled();
  }

  /** Chooses an option of a selection box by its name. */
  async choose({ node }: Told, option: string): Promise<void> {
    await this.session.send('DOM.focus', { backendNodeId: node });
    await this.page.keyboard.type(option);
    await this.#settled();
  }

  async #call(backendNodeId: number, functionDeclaration: string): Promise<void> {
    const { object } = await this.session.send('DOM.resolveNode', { backendNodeId });
    await this.session.send('Runtime.callFunctionOn', { objectId: object.objectId ?? '', functionDeclaration });
  }

  async #settled(): Promise<void> {
    await this.page.locator('main[aria-busy="false"] #screen-title').waitFor();
  }
}
