import type { SearchTexts } from '../texts';

/** The texts of the search dialog in Chinese. */
export const texts: SearchTexts = {
  noContent: '未找到相关内容',
  nothingFor: (query) => `没有“${query}”的搜索结果`,
  didYouMean: '你是不是要找',
  results: '搜索结果',
  bestMatches: '最佳匹配',
  otherPages: '其他页面',
  answers: '可能的答案',
  noGoodMatch: (found) => `没有理想的匹配结果，${found}`,
  nearest: '没有理想的匹配结果，最接近的是：',
  resultCount: (count) => `${count} 条结果`,
  resultsShown: (shown, total) =>
    shown < total ? `共 ${total} 条结果，显示前 ${shown} 条` : `${total} 条结果`,
  hintTypes: { content: '正文', title: '章节', demo: '示例', page: '页面', prop: '属性' },
  recent: '最近搜索',
  removeRecent: (query) => `删除搜索记录“${query}”`,
  tip: '输入完整或部分属性名，或描述你想做什么。拼写有误也没关系。',
  startingPoints: '从这里开始',
  keys: { move: '切换', open: '打开', newTab: '在新标签页中打开' },
  problems: {
    'worker-blocked': {
      what: '无法启动搜索功能。',
      why: 'Worker 脚本缺失，或被浏览器、扩展程序拦截。',
    },
    'worker-stopped': {
      what: '搜索功能已停止运行。',
      why: '它重启过一次，随后再次停止。页面的其余部分不受影响。',
    },
    'data-missing': {
      what: '缺少搜索数据。',
      why: '无法获取本站内容的数据文件，可能是网络已断开。',
    },
    'data-slow': {
      what: '仍在等待搜索数据。',
      why: '本站内容的数据文件加载超时，可能是网络较慢。',
    },
    'data-damaged': {
      what: '无法读取搜索数据。',
      why: '收到的本站内容数据文件已损坏或不完整。',
    },
    'texts-missing': {
      what: '目前只能搜索名称。',
      why: '无法获取本站内容的数据文件，可能是网络已断开。',
    },
    'texts-slow': {
      what: '目前只能搜索名称。',
      why: '本站内容的数据文件加载超时，可能是网络较慢。',
    },
    'texts-damaged': {
      what: '目前只能搜索名称。',
      why: '收到的本站内容数据文件已损坏或不完整。',
    },
  },
};
