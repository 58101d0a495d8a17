import type { ProblemKind } from '../../../src/search/client/problem';
import type { HintType } from '../../../src/search/protocol';
import type { Locale } from '../../../src/locale/locale';
import type { ProblemText } from '../../locale/en';

/** The texts of the search dialog, which come with its code and not with the page. */
export interface SearchMessages {
  noContent: string;
  nothingFor: (query: string) => string;
  didYouMean: string;
  results: string;
  bestMatches: string;
  otherPages: string;
  resultCount: (count: number) => string;
  resultsShown: (shown: number, total: number) => string;
  hintTypes: Record<HintType | 'prop', string>;
  recent: string;
  removeRecent: (query: string) => string;
  tip: string;
  startingPoints: string;
  startingPointTitles: Record<
    '/#select-props' | '/demo' | '/#keyboard' | '/?tab=migration',
    string
  >;
  keys: { move: string; open: string; newTab: string };
  problems: Record<ProblemKind, ProblemText>;
}

const english: SearchMessages = {
  noContent: 'No content was found',
  nothingFor: (query) => `Nothing on this site has “${query}”.`,
  didYouMean: 'Did you mean',
  results: 'Results',
  bestMatches: 'Best matches',
  otherPages: 'Other pages',
  resultCount: (count) => (count === 1 ? '1 result' : `${count} results`),
  resultsShown: (shown, total) =>
    shown < total ? `The best ${shown} of ${total} results` : english.resultCount(total),
  hintTypes: { content: 'Text', title: 'Section', demo: 'Demo', page: 'Page', prop: 'Prop' },
  recent: 'Recent searches',
  removeRecent: (query) => `Forget “${query}”`,
  tip: 'Type the name of a prop, part of one, or what you want to do. Typing mistakes are fine.',
  startingPoints: 'Starting points',
  startingPointTitles: {
    '/#select-props': 'Select props',
    '/demo': 'All demos',
    '/#keyboard': 'Keyboard',
    '/?tab=migration': 'Moving to 1.x',
  },
  keys: { move: 'to move', open: 'to open', newTab: 'in a new tab' },
  problems: {
    'worker-blocked': {
      what: 'The search could not be started.',
      why: 'Its worker script is missing, or the browser or an extension does not allow it.',
    },
    'worker-stopped': {
      what: 'The search has stopped.',
      why: 'It was started again once and stopped again. The rest of the page is not affected.',
    },
    'data-missing': {
      what: 'The search has no data.',
      why: 'The file with the texts of this site could not be fetched; the connection may be down.',
    },
    'data-slow': {
      what: 'The search is still waiting for its data.',
      why: 'The file with the texts of this site did not arrive in time; the connection may be slow.',
    },
    'data-damaged': {
      what: 'The search cannot read its data.',
      why: 'The file with the texts of this site arrived damaged or cut off.',
    },
  },
};

const chinese: SearchMessages = {
  noContent: '未找到相关内容',
  nothingFor: (query) => `本站没有包含“${query}”的内容。`,
  didYouMean: '你是不是要找',
  results: '搜索结果',
  bestMatches: '最佳匹配',
  otherPages: '其他页面',
  resultCount: (count) => `${count} 条结果`,
  resultsShown: (shown, total) =>
    shown < total ? `共 ${total} 条结果，显示最佳的 ${shown} 条` : `${total} 条结果`,
  hintTypes: { content: '正文', title: '章节', demo: '演示', page: '页面', prop: '属性' },
  recent: '最近的搜索',
  removeRecent: (query) => `删除“${query}”`,
  tip: '输入属性名、它的一部分，或你想做的事。有拼写错误也没关系。',
  startingPoints: '从这里开始',
  startingPointTitles: {
    '/#select-props': 'Select 属性',
    '/demo': '所有演示',
    '/#keyboard': '键盘操作',
    '/?tab=migration': '升级到 1.x',
  },
  keys: { move: '移动', open: '打开', newTab: '在新标签页打开' },
  problems: {
    'worker-blocked': {
      what: '无法启动搜索。',
      why: '后台脚本缺失，或被浏览器或扩展程序阻止。',
    },
    'worker-stopped': {
      what: '搜索已停止。',
      why: '重新启动一次后又停止了。页面的其他部分不受影响。',
    },
    'data-missing': { what: '搜索没有数据。', why: '无法获取本站文本文件；网络可能已断开。' },
    'data-slow': { what: '搜索仍在等待数据。', why: '本站文本文件未能及时送达；网络可能较慢。' },
    'data-damaged': { what: '搜索无法读取数据。', why: '本站文本文件已损坏或不完整。' },
  },
};

/** The texts by language (B12). */
export const SEARCH_MESSAGES: Record<Locale, SearchMessages> = { en: english, 'zh-CN': chinese };
