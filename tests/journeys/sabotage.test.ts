import { describe, expect, test } from 'vitest';
import { PAGES } from '../support/addresses';
import type { Step } from './support/steps';
import { travel } from './support/travel';

/** A seed without faults, so that only what the sabotage does can be found. */
const SEED = 2;

const STEPS: readonly Step[] = [{ do: 'press', which: 4 }];

async function sabotaged(script: () => void, steps = STEPS): Promise<string> {
  const { faults } = await travel({ start: 20, steps }, SEED, { script });
  return faults.join('\n');
}

describe.concurrent('a journey finds', () => {
  test('nothing where nothing is wrong', async () => {
    const { faults, incidents } = await travel({ start: 20, steps: STEPS }, SEED);
    expect({ faults, incidents }).toEqual({ faults: [], incidents: 0 });
  });

  test('nothing where a link leads to the page that the browser has for no network', async () => {
    const steps: readonly Step[] = [
      { do: 'language' },
      { do: 'offline' },
      { do: 'follow', which: 191 },
      { do: 'press', which: 193 },
    ];
    const start = PAGES.indexOf('/guide/stacking');
    expect(start).not.toBe(-1);
    const { faults, log } = await travel({ start, steps }, SEED);
    expect(faults, log.join('\n')).toEqual([]);
  });

  test('nothing where the keyboard leaves the page as it came', async () => {
    const steps: readonly Step[] = [
      { do: 'key', key: 'Tab' },
      { do: 'key', key: 'Shift+Tab' },
    ];
    const { faults } = await travel({ start: 20, steps }, SEED);
    expect(faults).toEqual([]);
  });

  test('an error that nobody caught', async () => {
    const found = await sabotaged(() => {
      addEventListener('click', () => {
        throw new Error('sabotage');
      });
    });
    expect(found).toContain('uncaught: sabotage');
  });

  test('a message in the console that no fault explains', async () => {
    const found = await sabotaged(() => {
      addEventListener('click', () => console.warn('sabotage'));
    });
    expect(found).toContain('console: warning: sabotage');
  });

  test('a page without text', async () => {
    const found = await sabotaged(() => {
      addEventListener('click', () => (document.body.style.display = 'none'));
    });
    expect(found).toContain('the page shows no text');
  });

  test('a focus that is lost', async () => {
    const found = await sabotaged(() => {
      addEventListener('keyup', ({ key, target }) => {
        if (key === 'Shift' && target instanceof HTMLElement) target.blur();
      });
    }, [
      { do: 'key', key: 'Tab' },
      { do: 'key', key: 'Shift' },
    ]);
    expect(found).toContain('is lost');
  });

  test('storage that the site cannot read', async () => {
    const found = await sabotaged(() => {
      addEventListener('click', () => localStorage.setItem('dumi:prefers-color', 'purple'));
    });
    expect(found).toContain('localStorage has dumi:prefers-color: purple');
  });

  test('a control that does nothing', async () => {
    const found = await sabotaged(() => {
      addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        { capture: true },
      );
    }, [{ do: 'language' }]);
    expect(found).toContain('does nothing');
  });
});
