import type { ProblemParts } from '../../../../lib/problem';
import type { ExportProblem } from '../../../code/exportProblem';
import type { ProblemTexts } from '../../../code/problemTexts';
import type { ExportTexts } from '../texts';

type ImportProblem = Extract<ExportProblem, { specifier: string }>;

const ofImport =
  (why: string, fix: string) =>
  ({ file, line, specifier }: ImportProblem): ProblemParts => ({
    what: `${file}:${line} 导入了“${specifier}”。`,
    why,
    fix,
  });

const problems: ProblemTexts<ExportProblem> = {
  'missing-file': ofImport(
    '示例中没有该路径对应的文件。',
    '请添加该文件、改正路径，或移除这条导入。',
  ),
  outside: ofImport(
    '该路径指向示例文件夹之外，那里的内容不会导出。',
    '请把需要的内容移到示例同目录下的文件中。',
  ),
  address: ofImport(
    '导出的项目会安装包，但不会从网址加载代码或样式。',
    '请改为导入包，或示例中的文件。',
  ),
  'file-type': ofImport(
    '示例只能由脚本、普通样式表和 JSON 组成，编辑或导出后会缺少其他文件。',
    '请改用这几种文件（例如把图片写成元素），或将文件放到服务器上，再引用其网址。',
  ),
  'style-names': ofImport(
    '这条语句导入了名称，但示例的样式表不是 CSS Modules，没有可导入的名称。',
    '请只导入文件本身，并把类名写成字符串。',
  ),
  'style-import': ofImport(
    '示例的样式表不能依赖其他文件，编辑后会缺少它导入的内容。',
    '请在脚本中导入其他样式表，并把图片以 data URL 的形式写进样式规则。',
  ),
  'unknown-package': (problem) =>
    ofImport(
      '本站没有锁定该包的版本，无法写入项目。',
      `请改为导入以下包之一：${problem.known.join('、')}，或导入示例中的文件。`,
    )(problem),
  computed: ({ file, line }) => ({
    what: `${file}:${line} 导入的内容在运行时才能确定。`,
    why: '仅凭代码无法判断需要哪些文件和包。',
    fix: '请把路径或包名写成普通字符串。',
  }),
  syntax: ({ detail, file, line }) => ({
    what: `无法解析 ${file}:${line}：${detail}。`,
    why: '包含该文件的项目无法启动。',
    fix: '请改正错误。',
  }),
  'missing-entry': ({ file }) => ({
    what: `示例中没有 ${file} 文件。`,
    why: '该文件是项目的入口。',
    fix: '请重置示例。',
  }),
  'no-default-export': ({ file }) => ({
    what: `${file} 没有默认导出。`,
    why: '项目渲染的是默认导出的组件。',
    fix: '请在作为示例的组件前写上“export default”。',
  }),
  'file-name': ({ file }) => ({
    what: `示例中有名为“${file}”的文件。`,
    why: '它不是项目内的普通路径，或该名称已被项目占用。',
    fix: '请重命名该文件。',
  }),
  'not-published': ({ library }) => ({
    what: `在线编辑器无法安装 ${library}。`,
    why: '该包是私有包，编辑器所用的 registry 中没有它。',
    fix: '请在本页编辑示例（页面已包含该组件库），或复制代码。',
  }),
  'too-large': ({ limit, size }) => ({
    what: `示例共有 ${size} 个字符。`,
    why: `这些服务不接受过大的项目，本站的上限是 ${limit} 个字符。`,
    fix: '请缩短文件，或手动复制代码。',
  }),
};

/** The texts about exports in Chinese. */
export const texts: ExportTexts = {
  opens: (service) => `${service} 将在新标签页中打开。`,
  stayed: (service) => ({
    what: `${service} 是否已在新标签页中打开？`,
    why: '如果没有，说明它被浏览器或扩展程序拦截了。地址栏中可能会出现图标，可在那里设为允许。',
  }),
  blocked: (service) => ({
    what: `浏览器拦截了 ${service} 的新标签页。`,
    why: '浏览器只允许网页在点击后立即打开新标签页；如果禁用了弹出式窗口，则完全不允许。',
  }),
  openInNewTab: (service) => `在新标签页中打开 ${service}`,
  openInThisTab: (service) => `在此标签页中打开 ${service}`,
  troubled: {
    what: 'StackBlitz 在此浏览器中经常无法启动。',
    why: '它在浏览器中运行 Node.js，而 Safari 以及 iPhone 和 iPad 上的所有浏览器只支持其中一部分功能。CodeSandbox 则在服务器上运行。',
  },
  browserSupport: 'StackBlitz 支持的浏览器',
  takeCodeSandbox: '在 CodeSandbox 中打开',
  stackBlitzAnyway: '继续使用 StackBlitz',
  impossible: '此代码在其他环境中无法启动，因此没有发送任何内容。',
  problemCount: (count) => `${count} 个问题`,
  problems,
  why: '原因：',
  fix: '解决办法：',
  embedded: (title) => `StackBlitz 中的“${title}”`,
  embedLoading: '正在启动 StackBlitz……',
  embedConnected: 'StackBlitz 正在下方运行。',
  embedFailed: {
    what: 'StackBlitz 在 10 秒内没有响应。',
    why: '可能是无法连接 StackBlitz，或是网络、浏览器的某些设置（例如阻止第三方 Cookie）导致它的 iframe 无法启动。',
  },
};
