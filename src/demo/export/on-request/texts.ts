import { exportProblemTexts } from '../../code/exportProblem';
import { createCatalogue, type TextsOf } from '../../../locale/localeStore';

/**
 * The texts about exports, which come with its code and not with the page. Names of services are
 * the same everywhere.
 */
export const exportTexts = createCatalogue(
  {
    opens: (service: string) => `${service} opens in a new tab.`,
    stayed: (service: string) => ({
      what: `Has ${service} opened in a new tab?`,
      why: 'If not, your browser or an extension has blocked it. It may show an icon in the address bar, where you can allow it.',
    }),
    blocked: (service: string) => ({
      what: `Your browser has blocked the new tab with ${service}.`,
      why: 'It lets a page open one only right after a click, or never if pop-ups are blocked.',
    }),
    openInNewTab: (service: string) => `Open ${service} in a new tab`,
    openInThisTab: (service: string) => `Open ${service} in this tab`,
    troubled: {
      what: 'StackBlitz often does not start in this browser.',
      why: 'It runs Node inside the browser, which Safari and all browsers on iPhone and iPad support only partly. CodeSandbox runs it on a server.',
    },
    browserSupport: 'Browsers that StackBlitz supports',
    takeCodeSandbox: 'Open in CodeSandbox',
    stackBlitzAnyway: 'Continue with StackBlitz',
    impossible: 'This code would not start elsewhere, so nothing was sent.',
    problemCount: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
    problems: exportProblemTexts,
    why: 'Why:',
    fix: 'What to do:',
    embedded: (title: string) => `${title} in StackBlitz`,
    embedLoading: 'StackBlitz is starting...',
    embedConnected: 'StackBlitz runs below.',
    embedFailed: {
      what: 'StackBlitz did not answer within 10 seconds.',
      why: 'It cannot be reached, or something in the network or the browser, such as blocked third-party cookies, keeps its frame from starting.',
    },
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The same in any language. */
export type ExportTexts = TextsOf<typeof exportTexts>;
