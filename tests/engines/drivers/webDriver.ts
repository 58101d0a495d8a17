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

/** What JSON calls a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Failure {
  error: string;
  message: string;
}

/** Sends one command of the protocol, and answers its value. */
export async function command(
  url: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as Failure;
  throw new Error(`${method} ${new URL(url).pathname}: ${error}: ${message}`);
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
    const { sessionId } = (await command(`${driver}/session`, body)) as { sessionId: string };
    return new Session(`${driver}/session/${sessionId}`);
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
    const { [ELEMENT]: id } = found as Record<string, string>;
    await this.#send('/frame', { id: { [ELEMENT]: id } });
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
    return ((await this.#send('/window/handles')) as string[]).length;
  }

  async end(): Promise<void> {
    await this.#send('', undefined, 'DELETE');
  }
}
