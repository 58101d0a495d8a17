import type { Page } from 'playwright-core';
import type { UseProps } from './page/kit';
import type { SelectState } from './page/readSelect';
import { everySituation, type Situation } from './situations';

const [first] = everySituation();

/**
 * The select of a fact, and all that a user can do with it. Each action waits until the page rests.
 */
export class ShownSelect {
  readonly page: Page;
  readonly #messages: string[];

  /** @param messages What the page has written to the console. */
  constructor(page: Page, messages: string[]) {
    this.page = page;
    this.#messages = messages;
  }

  /** Shows another select, in the situation or in the simplest one with the mode. */
  async show(useProps: UseProps, situation: Partial<Situation> = {}): Promise<void> {
    const whole = { ...first, ...situation } as Situation;
    const description = await this.page.evaluateHandle<UseProps>(`(${String(useProps)})`);
    await this.page.evaluate(([props, where]) => window.facts.show(props, where), [
      description,
      whole,
    ] as const);
    await description.dispose();
    if (whole.open) await this.open();
  }

  /** Adds a style sheet for the rest of the fact. */
  async addStyle(text: string): Promise<void> {
    await this.page.evaluate((added) => window.facts.addStyle(added), text);
    await this.quiet();
  }

  /** Opens the list with the mouse, and forgets the calls that this has caused. */
  async open(): Promise<void> {
    await this.click('.rc-select-selector');
    await this.forgetCalls();
  }

  /** Puts the focus into the text field, and forgets the calls that this has caused. */
  async focus(): Promise<void> {
    await this.page.locator('#select').focus();
    await this.quiet();
    await this.forgetCalls();
  }

  /** Presses keys, one after the other. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.quiet();
    }
  }

  /** Types a text into what has the focus. */
  async type(text: string): Promise<void> {
    for (const character of text) {
      await this.page.keyboard.type(character);
      await this.quiet();
    }
  }

  /** Pastes a text, as from the clipboard, into the text field. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((pasted) => {
      const field = document.querySelector<HTMLInputElement>('#select');
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      field?.focus();
      field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      document.execCommand('insertText', false, pasted.replace(/\r\n|[\r\n]/g, ' '));
    }, text);
    await this.quiet();
  }

  /** Clicks the first element that a CSS selector finds. */
  async click(selector: string): Promise<void> {
    await this.page.locator(selector).first().click();
    await this.quiet();
  }

  /** Clicks the option with a text. */
  async pick(text: string): Promise<void> {
    const rows = this.page.locator('.rc-select-item-option-content');
    await rows.filter({ hasText: new RegExp(`^${text}$`) }).click();
    await this.quiet();
  }

  /** Waits until the page has nothing left to do soon. */
  async quiet(): Promise<void> {
    await this.page.evaluate(() => window.facts.quiet());
  }

  /** What the select shows. */
  state(): Promise<SelectState> {
    return this.page.evaluate(() => window.facts.read());
  }

  /** Calls of some callbacks, each with its first argument, such as `onChange("a")`. */
  async calls(...names: string[]): Promise<string[]> {
    const all = await this.page.evaluate(() => window.facts.calls());
    return all
      .filter(({ name }) => names.length === 0 || names.includes(name))
      .map(({ name, args }) => `${name}(${args.length === 0 ? '' : JSON.stringify(args[0])})`);
  }

  /** All arguments of each call of a callback. */
  async argsOf(name: string): Promise<unknown[][]> {
    const all = await this.page.evaluate(() => window.facts.calls());
    return all.filter((call) => call.name === name).map(({ args }) => args);
  }

  /** Forgets the calls so far. */
  async forgetCalls(): Promise<void> {
    await this.page.evaluate(() => window.facts.forgetCalls());
  }

  /** What the page wrote to the console since the last time; a fact that expects it takes it. */
  takeMessages(): string[] {
    return this.#messages.splice(0);
  }
}
