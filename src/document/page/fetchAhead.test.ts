// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchAheadScript } from './fetchAhead';

const fetched = vi.fn<(address: string) => Promise<Response>>();

function pointAt(id: string): void {
  document.getElementById(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

window.eval(fetchAheadScript());

beforeEach(() => {
  fetched.mockReset().mockRejectedValue(new Error('offline'));
  vi.stubGlobal('fetch', fetched);
  document.documentElement.removeAttribute('data-hydrated');
  document.body.innerHTML = `
    <a href="/demo/tags?locale=zh-CN#code"><b id="page">Tags</b></a>
    <a href="/other" id="other">Other</a>
    <a href="/later" id="later">Later</a>
    <a href="#code" id="section">Section</a>
    <a href="/tab/more" role="tab" id="tab">More</a>
    <a href="https://site.example/elsewhere" id="elsewhere">Elsewhere</a>
    <p id="text">Text</p>`;
});

describe('before the application has started', () => {
  test('the document of a link is fetched, once, when it is pointed at', () => {
    pointAt('page');
    pointAt('page');
    expect(fetched.mock.calls).toEqual([['/demo/tags?locale=zh-CN']]);
  });

  test.each(['section', 'tab', 'elsewhere', 'text'])('nothing is fetched for: %s', (id) => {
    pointAt(id);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('nothing is fetched for a reader who saves data', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    pointAt('other');
    Reflect.deleteProperty(navigator, 'connection');
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('once the application has started, its links fetch their pages themselves', () => {
  document.documentElement.dataset.hydrated = '';
  pointAt('later');
  expect(fetched).not.toHaveBeenCalled();
});
