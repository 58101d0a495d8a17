import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { findWebKit } from '../../../scripts/engines';
import { defaultHost, serve } from '../../../scripts/server';
import type { Driver, Engine } from './driver';
import { command, Session } from './webDriver';

/** A port that nobody listens on; the driver cannot choose one. */
async function freePort(): Promise<string> {
  const server = await serve(() => undefined);
  await server.close();
  return new URL(server.url).port;
}

async function end(process: ChildProcess): Promise<void> {
  const exit = once(process, 'exit');
  process.kill();
  await exit;
}

/** Starts a display without a screen; it writes its number to the fourth stream. */
async function startDisplay(program: string) {
  // Without -noreset it starts anew when its last client ends, and refuses the next meanwhile.
  const args = '-displayfd 3 -screen 0 1600x1200x24 -nolisten tcp -noreset'.split(' ');
  const process = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(process.stdio[3] as Readable, 'data')) as [Buffer];
  return { process, name: `:${number.toString().trim()}` };
}

function driverOf(session: Session): Driver {
  return {
    open: (address) => session.open(address),
    evaluate: async (inPage, ...parameters) => {
      const result = await session.execute(
        `return (${inPage.toString()})(...arguments)`,
        parameters,
      );
      return result as ReturnType<typeof inPage>;
    },
    frameText: (selector) =>
      session.inFrame(selector, async () =>
        String(await session.execute('return document.body.innerText', [])),
      ),
    clickAt: (x, y) => session.clickAt(x, y),
    press: (keys) => session.press(keys.split('+')),
    type: async (text) => {
      for (const letter of text) await session.press([letter]);
    },
    resize: (width, height) => session.resize(width, height),
    tabs: () => session.windows(),
    close: () => session.end(),
  };
}

/** Starts WebKitGTK, which is driven by WebDriver; each tab is a session of its own. */
export async function launchWebKit(): Promise<Engine> {
  const programs = findWebKit();
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      // Without these it looks for a desktop, and waits.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
      GDK_BACKEND: 'x11',
    },
  });
  const url = `http://${defaultHost}:${port}`;
  const close = async () => {
    await end(driver);
    await end(display.process);
  };
  try {
    await vi.waitFor(() => command(`${url}/status`), { timeout: 15_000 });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    newTab: async () => {
      const session = await Session.start(url, { browserName: 'MiniBrowser' });
      await session.resize(1300, 900);
      return driverOf(session);
    },
    close,
  };
}
