import { build } from 'esbuild';
import type { BrowserContext, Page, Request } from 'playwright-core';
import type { ExportKind } from '../../../theme/demo-export/exportDemo';
import type { DemoAssets } from '../../../src/sandbox/model';
import { SUPPLIES } from '../../support/demos';

/** Any origin that answers nothing by itself. */
const SITE = 'http://site.test/';

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['theme/demo-export/exportDemo.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'demoExport',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

function html(script: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Site</title><button>Export</button><script>${script}
    const run = () => {
      const { kind, demo, supplies, place } = window.job;
      console.log(demoExport.exportDemo(kind, demo, supplies, place).status);
    };
    document.querySelector('button').onclick = run;
    addEventListener('message', run);
  </script>`;
}

/** A page with nothing but a button that exports, in a browser for which the services are this test. */
export interface ExportPage {
  page: Page;
  /** What the services were asked, in order. */
  requests: Request[];
  /** What the next export is of. */
  prepare: (kind: ExportKind, demo: DemoAssets, place?: 'this-tab') => Promise<void>;
}

/** Opens the page, with both services answered by a page that only has a title. */
export async function openExportPage(context: BrowserContext): Promise<ExportPage> {
  const requests: Request[] = [];
  const script = (await bundle()).replaceAll('</script', '<\\/script');
  await context.route(SITE, (route) =>
    route.fulfill({ contentType: 'text/html', body: html(script) }),
  );
  await context.route(/^https:\/\/(?:codesandbox\.io|stackblitz\.com)\//, (route, request) => {
    requests.push(request);
    return route.fulfill({ contentType: 'text/html', body: '<title>Service</title>' });
  });
  const page = await context.newPage();
  await page.goto(SITE);
  return {
    page,
    requests,
    prepare: (kind, demo, place) =>
      page.evaluate((job) => void Object.assign(window, { job }), {
        kind,
        demo,
        place,
        supplies: SUPPLIES,
      }),
  };
}
