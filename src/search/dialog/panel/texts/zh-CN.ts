import type { SearchTexts } from '../texts';

/** The texts of the search dialog in Chinese. */
export const texts: SearchTexts = {
  noContent: '未找到相关内容',
  nothingFor: (query) => `没有“${query}”的结果`,
  didYouMean: '你是不是要找',
  results: '搜索结果',
  bestMatches: '最佳匹配',
  otherPages: '其他页面',
  answers: '可能的答案',
  noGoodMatch: '没有很好的匹配',
  nearest: '没有很好的匹配，以下最接近：',
  resultCount: (count) => `${count} 条结果`,
  resultsShown: (shown, total) =>
    shown < total ? `${total} 条结果中的前 ${shown} 条` : `${total} 条结果`,
  hintTypes: { content: '正文', title: '章节', demo: '示例', page: '页面', prop: '属性' },
  recent: '最近的搜索',
  removeRecent: (query) => `删除“${query}”`,
  tip: '输入属性名、它的一部分，或你想做的事。有拼写错误也没关系。',
  startingPoints: '从这里开始',
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
    'texts-missing': {
      what: '目前只能搜索名称。',
      why: '无法获取本站文本文件；网络可能已断开。',
    },
    'texts-slow': {
      what: '目前只能搜索名称。',
      why: '本站文本文件未能及时送达；网络可能较慢。',
    },
    'texts-damaged': { what: '目前只能搜索名称。', why: '本站文本文件已损坏或不完整。' },
  },
};
