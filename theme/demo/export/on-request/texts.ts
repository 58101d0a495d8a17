import type { Explanation, ProblemParts } from '../../../../src/base/problem';
import { explain, type ExportProblem } from '../../../../src/demo/code/problems';
import { createCatalogue } from '../../../locale/localeStore';

/**
 * The texts about exports, which come with its code and not with the page. Names of services are
 * the same everywhere.
 */
export interface ExportTexts {
  opens: (service: string) => string;
  stayed: (service: string) => Explanation;
  blocked: (service: string) => Explanation;
  openInNewTab: (service: string) => string;
  openInThisTab: (service: string) => string;
  troubled: Explanation;
  browserSupport: string;
  takeCodeSandbox: string;
  stackBlitzAnyway: string;
  impossible: string;
  problemCount: (count: number) => string;
  explain: (problem: ExportProblem) => ProblemParts;
  why: string;
  fix: string;
  embedded: (title: string) => string;
  embedLoading: string;
  embedConnected: string;
  embedFailed: Explanation;
}

/** The texts about exports in English; how a problem is explained is the error's own. */
export const exportTexts = createCatalogue<ExportTexts>(
  {
    opens: (service) => `${service} opens in a new tab.`,
    stayed: (service) => ({
      what: `Has ${service} opened in a new tab?`,
      why: 'If not, your browser or an extension has stopped it. It may have put a sign into the address bar, where you can allow it.',
    }),
    blocked: (service) => ({
      what: `Your browser has stopped the new tab with ${service}.`,
      why: 'It lets a page open one right after a press only, or not at all where pop-ups are switched off.',
    }),
    openInNewTab: (service) => `Open ${service} in a new tab`,
    openInThisTab: (service) => `Open ${service} in this tab`,
    troubled: {
      what: 'StackBlitz often does not start in this browser.',
      why: 'It runs Node inside the browser, which Safari and all browsers of iPhone and iPad support in part only. CodeSandbox runs it on a machine of its own.',
    },
    browserSupport: 'Browsers that StackBlitz supports',
    takeCodeSandbox: 'Open in CodeSandbox',
    stackBlitzAnyway: 'Go on with StackBlitz',
    impossible: 'This code would not start elsewhere, so nothing was sent.',
    problemCount: (count) => (count === 1 ? '1 problem' : `${count} problems`),
    explain,
    why: 'Why:',
    fix: 'What to do:',
    embedded: (title) => `${title} in StackBlitz`,
    embedLoading: 'StackBlitz is starting...',
    embedConnected: 'StackBlitz runs below.',
    embedFailed: {
      what: 'StackBlitz did not answer within 10 seconds.',
      why: 'It cannot be reached, or something on the way or in the browser, such as blocked third-party cookies, keeps its frame from starting.',
    },
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);
