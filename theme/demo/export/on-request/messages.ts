import { explain, type Explanation, type ExportProblem } from '../../../../src/demo/code/problems';
import type { Locale } from '../../../../src/locale/locale';
import { explainInChinese } from './explainInChinese';

/** What happened and why; what to do are the buttons below. */
interface Telling {
  what: string;
  why: string;
}

/** The texts about exports, which come with its code and not with the page. Names of services are the same everywhere. */
export interface ExportMessages {
  opens: (service: string) => string;
  stayed: (service: string) => Telling;
  blocked: (service: string) => Telling;
  openInNewTab: (service: string) => string;
  openInThisTab: (service: string) => string;
  troubled: Telling;
  browserSupport: string;
  takeCodeSandbox: string;
  stackBlitzAnyway: string;
  impossible: string;
  problemCount: (count: number) => string;
  explain: (problem: ExportProblem) => Explanation;
  why: string;
  fix: string;
  embedded: (title: string) => string;
  embedLoading: string;
  embedConnected: string;
  embedFailed: Telling;
}

const english: ExportMessages = {
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
};

const chinese: ExportMessages = {
  opens: (service) => `${service} 将在新标签页中打开。`,
  stayed: (service) => ({
    what: `${service} 是否已在新标签页中打开？`,
    why: '如果没有，说明浏览器或扩展程序阻止了它。地址栏中可能有一个图标，可在那里允许。',
  }),
  blocked: (service) => ({
    what: `浏览器阻止了 ${service} 的新标签页。`,
    why: '浏览器只允许网页在点击之后立即打开标签页；如果禁用了弹出窗口，则完全不允许。',
  }),
  openInNewTab: (service) => `在新标签页中打开 ${service}`,
  openInThisTab: (service) => `在此标签页中打开 ${service}`,
  troubled: {
    what: 'StackBlitz 在此浏览器中经常无法启动。',
    why: '它在浏览器内运行 Node，而 Safari 以及 iPhone 和 iPad 上的所有浏览器只支持其中一部分。CodeSandbox 在自己的机器上运行。',
  },
  browserSupport: 'StackBlitz 支持的浏览器',
  takeCodeSandbox: '在 CodeSandbox 中打开',
  stackBlitzAnyway: '仍然使用 StackBlitz',
  impossible: '此代码在别处无法启动，因此没有发送任何内容。',
  problemCount: (count) => `${count} 个问题`,
  explain: explainInChinese,
  why: '原因：',
  fix: '解决办法：',
  embedded: (title) => `StackBlitz 中的“${title}”`,
  embedLoading: 'StackBlitz 正在启动……',
  embedConnected: 'StackBlitz 正在下方运行。',
  embedFailed: {
    what: 'StackBlitz 在 10 秒内没有响应。',
    why: '无法连接到它，或者网络中或浏览器里的某些设置（例如阻止第三方 Cookie）使它的框架无法启动。',
  },
};

/** The texts by language. */
export const EXPORT_MESSAGES: Readonly<Record<Locale, ExportMessages>> = {
  en: english,
  'zh-CN': chinese,
};
