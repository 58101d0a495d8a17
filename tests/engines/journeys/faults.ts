import { editTo, runs } from './editing';
import { button, DEMO, type Journey } from './journey';
import { kept } from './page';

/** What goes wrong on purpose, to see that it is noticed. */
export interface Fault extends Journey {
  /** What has to be reported, each once or more. */
  reported: readonly RegExp[];
}

const ELSEWHERE = 'https://elsewhere.example';

const FAULTY_DEMO = `import { useEffect } from 'react';

export default function Demo() {
  useEffect(() => {
    console.warn('Written by edited code');
    setTimeout(() => { throw new Error('Thrown by edited code'); });
  }, []);
  return <p>Faulty<img src="${ELSEWHERE}/code.png" alt="" /></p>;
}`;

/**
 * Runs in the page: something goes wrong in it, or in a frame of it, in each way. Chromium does not
 * say what a function of a test has thrown.
 */
function goWrong(selector: string, address: string): void {
  const frame = document.querySelector<HTMLIFrameElement>(selector);
  const inside = frame?.contentDocument?.defaultView ?? window;
  inside.console.warn('Written on purpose');
  inside.reportError(new Error('Thrown on purpose'));
  const picture = inside.document.createElement('img');
  picture.src = address;
  inside.document.body.append(picture);
}

/** Faults in all that is not a page from the server, whose journeys report their own. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'edited code',
    reported: [
      /warn: Written by edited code, in \/live\/frame/,
      /uncaught: .*Thrown by edited code, in \/live\/frame/,
      /policy: img-src https:\/\/elsewhere\.example\S*, in \/live\/frame/,
    ],
    run: async (reader) => {
      await editTo(reader, FAULTY_DEMO);
      await runs(reader, 'Faulty');
    },
  },
  {
    name: 'a demo in a frame',
    reported: [
      /warn: Written on purpose, in \/~demos\//,
      /uncaught: .*, in \/~demos\//,
      /policy: img-src https:\/\/elsewhere\.example\S*, in \/~demos\//,
    ],
    run: async (reader) => {
      await reader.open('/demo/single');
      await reader.click(button('View'));
      await reader.click({ css: `${DEMO} label`, name: 'Right to left' });
      await reader.until('the demo is shown in a frame', () => {
        const frame = document.querySelector<HTMLIFrameElement>('.view-frame iframe');
        return frame?.contentDocument?.querySelector('[data-live]') != null;
      });
      await reader.evaluate(goWrong, '.view-frame iframe', `${ELSEWHERE}/demo.png`);
    },
  },
  {
    name: 'a page that is kept, while the site is out of reach',
    reported: [
      /warn: Written on purpose, in \/demo\/multiple/,
      /uncaught: .*, in \/demo\/multiple/,
      /policy: img-src https:\/\/elsewhere\.example\S*, in \/demo\/multiple/,
    ],
    run: async (reader, site) => {
      await reader.open('/demo/single');
      // Pages wait before they do so themselves.
      await reader.evaluate(() => void navigator.serviceWorker.register('/service-worker.js'));
      await kept(reader);
      await site.close();
      await reader.open('/demo/multiple');
      await reader.evaluate(goWrong, 'none', `${ELSEWHERE}/page.png`);
    },
  },
];
