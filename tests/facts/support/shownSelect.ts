import type { Page } from 'playwright-core';
import type { FactProps, UseProps } from './page/kit';
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

  /**
   * Shows another select, in the situation or in the simplest one with the mode.
   *
   * @param props - Data, or a function that describes the select in the page.
   */
  async show(props: UseProps | FactProps, situation: Partial<Situation> = {}): Promise<void> {
    const whole = { ...first, ...situation } as Situation;
    if (typeof props === 'function') {
      const description = await this.page.evaluateHandle<UseProps>(`(${String(props)})`);
      await this.page.evaluate(([described, where]) => window.facts.show(described, where), [
        description,
        whole,
      ] as const);
      await description.dispose();
    } else {
      const data: object = props;
      await this.page.evaluate(([described, where]) => window.facts.show(described, where), [
        data,
        whole,
      ] as const);
    }
    if (whole.open) await this.open();
  }

  /** Runs a bundled script, which shows a recipe instead of the select. */
  async run(script: string | Promise<string>): Promise<void> {
    await this.page.addScriptTag({ content: await script });
    await this.quiet();
  }

  /** Renders the select again, with other props, which are data. */
  async change(props: FactProps = {}): Promise<void> {
    const data: object = props;
    await this.page.evaluate((changed) => window.facts.change(changed), data);
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

  /** Puts the focus into the text field and types a text, and forgets the calls of both. */
  async write(text: string): Promise<void> {
    await this.focus();
    await this.type(text);
    await this.forgetCalls();
  }

  /** Pastes a text, as from the clipboard, into the text field. */
  async paste(text: string): Promise<void> {
    await this.focus();
    await this.page.evaluate((pasted) => {
      const field = document.querySelector<HTMLInputElement>('#select');
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      document.execCommand('insertText', false, pasted.replace(/\r\n|[\r\n]/g, ' '));
    }, text);
    await this.quiet();
  }

  /** Clicks the first element that a CSS selector finds, in the middle unless it is said where. */
  async click(selector: string, position?: { x: number; y: number }): Promise<void> {
    await this.page.locator(selector).first().click({ position });
    await this.quiet();
  }

  /** Presses an element that is under another one. */
  async pressUnder(selector: string): Promise<void> {
    await this.page.locator(selector).dispatchEvent('mousedown');
    await this.quiet();
  }

  /** Moves the focus to an element of the page, as a script does. */
  async moveFocus(selector: string): Promise<void> {
    await this.page.locator(selector).focus();
    await this.quiet();
  }

  /** Takes the focus away from the text field, as a script does. */
  async blur(): Promise<void> {
    await this.page.evaluate(() => document.querySelector<HTMLElement>('#select')?.blur());
    await this.quiet();
  }

  /** Clicks beside the select, where the focus goes. */
  async leave(): Promise<void> {
    await this.click('#after');
  }

  /** Clicks the option with a text. */
  async pick(text: string): Promise<void> {
    const rows = this.page.locator('.rc-select-item-option-content');
    await rows.filter({ hasText: new RegExp(`^${text}$`) }).click();
    await this.quiet();
  }

  /** Clicks an option, in a list that is opened for it if it is closed. */
  async openAndPick(text: string): Promise<void> {
    await this.focus();
    if (!(await this.state()).open) await this.open();
    await this.pick(text);
  }

  /** Waits until the page has nothing left to do soon. */
  async quiet(): Promise<void> {
    await this.page.evaluate(() => window.facts.quiet());
  }

  /** What the select shows. */
  state(): Promise<SelectState> {
    return this.page.evaluate(() => window.facts.read());
  }

  /** How many elements a CSS selector finds. */
  count(selector: string): Promise<number> {
    return this.page.locator(selector).count();
  }

  /** The texts of the elements that a CSS selector finds. */
  texts(selector: string): Promise<string[]> {
    return this.page.locator(selector).allTextContents();
  }

  /** The first class name of each element that a CSS selector finds. */
  firstClasses(selector: string): Promise<(string | undefined)[]> {
    const read = (elements: Element[]) => elements.map(({ classList }) => classList[0]);
    return this.page.locator(selector).evaluateAll(read);
  }

  /** An attribute of each element that a CSS selector finds. */
  attributes(selector: string, name: string): Promise<(string | null)[]> {
    const read = (elements: Element[], attribute: string) =>
      elements.map((element) => element.getAttribute(attribute));
    return this.page.locator(selector).evaluateAll(read, name);
  }

  /** What a fact has noted down in `data-` attributes of the body. */
  notes(): Promise<Record<string, string | undefined>> {
    return this.page.evaluate(() => ({ ...document.body.dataset }));
  }

  /** The id of the element that has the focus. */
  focusedId(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.id ?? '');
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
