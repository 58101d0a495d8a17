import { expect } from 'vitest';
import type { Driver } from '../drivers/driver';
import { REPORT_ADDRESS, takeReports } from './reports';
import { bring, look, type Seen, type Target } from './look';

/** How long a page may take to show what is expected, in milliseconds. */
const TIMEOUT = 15_000;

/** Runs in the page: adds a field with a text, which is selected. */
function addField(text: string): void {
  const field = document.createElement('textarea');
  field.id = 'added';
  field.value = text;
  document.body.append(field);
  field.select();
}

const describeTarget = (target: Target) => JSON.stringify(target);

/** Somebody who reads the site in one engine, and waits for what they expect. */
export class Reader {
  readonly #driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  /** Opens an address and touches nothing. */
  arrive(path: string): Promise<void> {
    return this.#driver.open(this.#site + path);
  }

  /** Opens an address and does the first thing, at which the application starts. */
  async visit(path: string): Promise<void> {
    await this.arrive(path);
    await this.#driver.press('Shift');
  }

  /** Opens an address and waits until the page and its demos react. */
  async open(path: string): Promise<void> {
    await this.visit(path);
    await this.reacts();
  }

  async reacts(): Promise<void> {
    await this.until('the page reacts', () => {
      const waiting =
        ':is(.live-demo:not([data-live]), .demo-waits):not([hidden] *, .inline-demo *)';
      return (
        document.documentElement.hasAttribute('data-hydrated') && !document.querySelector(waiting)
      );
    });
  }

  /** Waits until a function that runs in the page says yes. */
  async until(
    what: string,
    inPage: () => boolean | Promise<boolean>,
    timeout = TIMEOUT,
  ): Promise<void> {
    await expect.poll(() => this.#driver.evaluate(inPage), { timeout, message: what }).toBe(true);
  }

  see(target: Target): Promise<Seen[]> {
    return this.#driver.evaluate(look, target);
  }

  /** Waits until a target is shown, and answers the first. */
  async find(target: Target): Promise<Seen> {
    let seen: Seen[] = [];
    await expect
      .poll(async () => (seen = await this.see(target)).length, {
        timeout: TIMEOUT,
        message: describeTarget(target),
      })
      .toBeGreaterThan(0);
    const [first] = seen;
    if (!first) throw new Error(describeTarget(target));
    return first;
  }

  /** Waits until a target is shown no more. */
  async gone(target: Target): Promise<void> {
    await expect
      .poll(async () => (await this.see(target)).length, {
        timeout: TIMEOUT,
        message: `gone: ${describeTarget(target)}`,
      })
      .toBe(0);
  }

  /** Clicks on a target once it lies still and nothing lies above it. */
  async click(target: Target): Promise<void> {
    await this.find(target);
    let last: Seen | undefined;
    const isStill = async () => {
      await this.#driver.evaluate(bring, target);
      const [now] = await this.see(target);
      const was = last;
      last = now;
      return now?.isOnTop === true && now.x === was?.x && now.y === was.y;
    };
    await expect
      .poll(isStill, { timeout: TIMEOUT, message: `still: ${describeTarget(target)}` })
      .toBe(true);
    if (last) await this.#driver.clickAt(last.x, last.y);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  press(keys: string): Promise<void> {
    return this.#driver.press(keys);
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  /** Goes back; a driver's own command may wait for ever for a page that was kept. */
  async back(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  evaluate<Parameters extends readonly unknown[], Result>(
    inPage: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Result> {
    return this.#driver.evaluate(inPage, ...parameters);
  }

  /** The part of the address after the host. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  async isAt(address: string): Promise<void> {
    await expect.poll(() => this.address(), { timeout: TIMEOUT }).toBe(address);
  }

  async hasFocus(target: Target): Promise<void> {
    await expect
      .poll(async () => (await this.see(target)).some(({ hasFocus }) => hasFocus), {
        timeout: TIMEOUT,
        message: `focus: ${describeTarget(target)}`,
      })
      .toBe(true);
  }

  /** Waits until the document in a frame contains a text. */
  async frameShows(selector: string, text: string): Promise<void> {
    const read = () => this.#driver.frameText(selector).catch(() => '');
    await expect.poll(read, { timeout: TIMEOUT }).toContain(text);
  }

  async hasTabs(count: number): Promise<void> {
    await expect.poll(() => this.#driver.tabs(), { timeout: TIMEOUT }).toBe(count);
  }

  /** What frames of edited code had still to tell, and what pages kept while there was no site. */
  async reports(): Promise<string[]> {
    return await this.evaluate(takeReports, REPORT_ADDRESS);
  }

  /** Copies a text with the keyboard, from a field that is added to the page. */
  async copy(text: string): Promise<void> {
    await this.evaluate(addField, text);
    await this.press('Control+c');
    await this.evaluate(() => document.querySelector('#added')?.remove());
  }

  /** What the clipboard holds: pasted into a field that is added to the page. */
  async pasted(): Promise<string> {
    await this.evaluate(addField, '');
    await this.press('Control+v');
    return this.evaluate(() => document.querySelector<HTMLTextAreaElement>('#added')?.value ?? '');
  }
}
