import { isRecord, textOf } from '../../../src/lib/read';

/** Names of keys in the WebDriver protocol (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** How long a driver may take to answer, in milliseconds. */
const TIMEOUT = 30_000;

const fieldOf = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);

/** Sends one command of the protocol, and answers its value. */
export async function command(
  url: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<unknown> {
  const text = body && JSON.stringify(body);
  const name = `${method} ${new URL(url).pathname}`;
  const response = await fetch(url, {
    method,
    body: text,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => {
    throw new Error(`${name} was not answered: ${text?.slice(0, 500)}`, { cause: error });
  });
  const value = fieldOf(await response.json(), 'value');
  if (response.ok) return value;
  const reason = `${textOf(fieldOf(value, 'error'), 200)}: ${textOf(fieldOf(value, 'message'), 2000)}`;
  throw new Error(`${name}: ${reason}`);
}

const keyOf = (name: string): string => KEYS[name] ?? name;

/** A session of WebDriver, which is one browser with one tab. */
export class Session {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Starts a browser. */
  static async start(driver: string, capabilities: object): Promise<Session> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const id = textOf(fieldOf(await command(`${driver}/session`, body), 'sessionId'), 200);
    return new Session(`${driver}/session/${id}`);
  }

  readonly #send = (path: string, body?: object, method?: string): Promise<unknown> =>
    command(this.#url + path, body, method);

  /** Performs what one device does. */
  async #act(device: object, actions: readonly object[]): Promise<void> {
    await this.#send('/actions', { actions: [{ ...device, actions }] });
  }

  async open(url: string): Promise<void> {
    await this.#send('/url', { url });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send('/window/rect', { width, height });
  }

  execute(script: string, args: readonly unknown[]): Promise<unknown> {
    return this.#send('/execute/sync', { script, args });
  }

  async inFrame<Result>(selector: string, read: () => Promise<Result>): Promise<Result> {
    const found = await this.#send('/element', { using: 'css selector', value: selector });
    await this.#send('/frame', { id: found });
    try {
      return await read();
    } finally {
      await this.#send('/frame', { id: null });
    }
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  press(names: readonly string[]): Promise<void> {
    const down = names.map((name) => ({ type: 'keyDown', value: keyOf(name) }));
    const up = names.map((name) => ({ type: 'keyUp', value: keyOf(name) })).reverse();
    return this.#act({ type: 'key', id: 'keyboard' }, [...down, ...up]);
  }

  async windows(): Promise<number> {
    const handles = await this.#send('/window/handles');
    return Array.isArray(handles) ? handles.length : 0;
  }

  async end(): Promise<void> {
    await this.#send('', undefined, 'DELETE');
  }
}
