import type { ProblemParts } from '../../../../lib/problem';
import type { ExportProblem } from '../../../code/exportProblem';
import type { ProblemTexts } from '../../../code/problemTexts';
import type { ExportTexts } from '../texts';

type ImportProblem = Extract<ExportProblem, { specifier: string }>;

const ofImport =
  (why: string, fix: string) =>
  ({ file, line, specifier }: ImportProblem): ProblemParts => ({
    what: `${file}:${line} 导入了 '${specifier}'。`,
    why,
    fix,
  });

const problems: ProblemTexts<ExportProblem> = {
  'missing-file': ofImport('示例中没有此路径的文件。', '添加该文件、改正路径，或删除这条导入。'),
  outside: ofImport(
    '该路径指向示例文件夹之外，那里的内容不会被导出。',
    '把需要的内容移到示例旁边的文件中。',
  ),
  address: ofImport(
    '导出的项目会安装包，但不会从网址加载代码或样式。',
    '改为导入一个包或示例中的文件。',
  ),
  'file-type': ofImport(
    '示例由脚本、普通样式表和 JSON 组成；编辑或导出后，其他文件会缺失。',
    '改用这几种文件，例如把图片写成元素，或通过网址使用它。',
  ),
  'style-names': ofImport(
    '它导入了名称，而示例的样式表不是 CSS 模块，没有名称。',
    '只导入该文件，并把类名写成字符串。',
  ),
  'style-import': ofImport(
    '示例的样式表是独立的；编辑后，它导入的内容会缺失。',
    '在脚本中导入其他样式表，并把图片作为数据写进规则。',
  ),
  'unknown-package': (problem) =>
    ofImport(
      '本站没有锁定该包的版本，无法写入项目。',
      `请导入 ${problem.known.join('、')} 之一，或示例中的文件。`,
    )(problem),
  computed: ({ file, line }) => ({
    what: `${file}:${line} 导入的内容要到运行时才能知道。`,
    why: '从代码中无法判断它需要哪些文件和包。',
    fix: '把路径或包名写成普通字符串。',
  }),
  syntax: ({ detail, file, line }) => ({
    what: `${file}:${line} 无法解析：${detail}。`,
    why: '包含此文件的项目无法启动。',
    fix: '改正错误，或重置该文件。',
  }),
  'missing-entry': ({ file }) => ({
    what: `示例中没有文件 ${file}。`,
    why: '项目从该文件开始运行。',
    fix: '重置示例。',
  }),
  'no-default-export': ({ file }) => ({
    what: `${file} 没有默认导出。`,
    why: '项目渲染的组件就是默认导出。',
    fix: "在示例组件前写上 'export default'。",
  }),
  'file-name': ({ file }) => ({
    what: `示例中有一个名为 '${file}' 的文件。`,
    why: '它不是项目内的普通路径，或者该名称已被项目占用。',
    fix: '重命名该文件。',
  }),
  'too-large': ({ limit, size }) => ({
    what: `示例有 ${size} 个字符。`,
    why: `这些服务会拒绝过大的项目；本站的上限是 ${limit}。`,
    fix: '缩短文件，或手动复制代码。',
  }),
};

/** The texts about exports in Chinese. */
export const texts: ExportTexts = {
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
  problems,
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
