import type { Locale } from '../locale/locales';

interface UnreachableTexts {
  title: string;
  what: string;
  why: string;
  fix: string;
  again: string;
  home: string;
}

/** What readers are told when they ask for what is not kept, and the site is out of reach. */
export const UNREACHABLE_TEXTS: Readonly<Record<Locale, UnreachableTexts>> = {
  en: {
    title: 'This site cannot be reached',
    what: 'The file at this address could not be loaded.',
    why: 'There is no connection to the site. Your browser has kept its pages to read offline, but not other files, such as Markdown.',
    fix: 'Try again when there is a connection. You can read all pages until then.',
    again: 'Try again',
    home: 'Back to homepage',
  },
  'zh-CN': {
    title: '无法连接到网站',
    what: '无法加载此地址的文件。',
    why: '网站目前无法访问。浏览器为离线访问保存了网站的页面，但没有保存 Markdown 等其他文件。',
    fix: '请在恢复连接后重试。在此之前，所有页面都可以阅读。',
    again: '重试',
    home: '返回首页',
  },
};
