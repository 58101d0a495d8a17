import type { EditTexts } from '../texts';

const count = (value: number) => value.toLocaleString('en-US');
const reload = '请点击“运行”重试；如仍无法运行，请刷新页面。';
const anew = '请向分享者索取新链接。当前显示的是已发布的示例。';
const better = '请改正。在此之前会显示上一个可运行的版本。';

/** The texts of the editor in Chinese. */
export const texts: EditTexts = {
  run: '运行',
  stop: '停止',
  undo: '撤销',
  redo: '重做',
  reset: '重置',
  copyLink: '复制链接',
  linkCopied: '链接已复制',
  copyByHand: {
    what: '未能复制链接。',
    why: '浏览器不允许本页写入剪贴板。',
    fix: '链接已在下方选中，请用键盘快捷键或输入框的菜单复制。',
  },
  linkField: '编辑后的代码链接',
  inTypeScript: '编辑时使用 TypeScript。',
  rule: (control) =>
    `按 Tab 离开编辑器。按 ${control}+] 和 ${control}+[ 调整缩进，按 ${control}+Enter 运行代码。`,
  status: {
    published: '原始代码，输入时自动运行。',
    waiting: '尚未运行',
    loading: '正在运行……',
    running: '已是最新',
    failed: '代码无法运行。',
    kept: '代码无法运行，当前显示上一个可运行的版本。',
    stopped: '已停止，当前显示已发布的示例。',
  },
  fromLink: {
    what: '代码来自分享链接。',
    why: '运行前请先检查。代码会在 iframe 中运行，无法访问本页，也不会发送请求，但仍可能让浏览器解析某个主机名并与之建立连接，也可能挤掉此标签页的历史记录。',
    action: '运行这段代码',
  },
  restored: {
    what: '这是你未保存的草稿。',
    why: '代码与你上次离开时相同。',
    action: '丢弃草稿',
  },
  lastWorking: '上一个可运行的版本',
  problems: '问题',
  problemCount: (value) => `${value} 个问题。`,
  goTo: (line, column) => `第 ${line} 行，第 ${column} 列`,
  trace: '调用栈：',
  console: '控制台',
  dropped: (value) => `另有 ${value} 行输出因过于频繁而未显示。`,
  blocked: (address) => `无法访问 ${address}：示例所在的 iframe 不能访问网络。`,
  uncaught: (message) => `未捕获的错误：${message}`,
  dismiss: '关闭',
  sandbox: {
    syntax: ({ message }) => ({ what: '语法错误。', why: message, fix: better }),
    unsupported: ({ syntax }) =>
      syntax === 'namespace'
        ? {
            what: '此处不支持 namespace。',
            why: '此处只移除类型，其余代码原样运行，而 namespace 需要编译后才能运行。',
            fix: '请把其中的内容放到单独的文件中并导出。',
          }
        : {
            what: '此处不支持顶层 await。',
            why: '示例的文件同时加载，互不等待。',
            fix: '请在 Effect 或事件处理函数中使用 await。',
          },
    'missing-package': ({ specifier, available }) => ({
      what: `找不到包“${specifier}”。`,
      why: '编辑后的示例不能访问网络，只能使用本页自带的包。',
      fix: `请导入以下之一：${available.join('、')}。如需其他包，请先移除这条导入，用在线沙盒打开示例，再到那里添加。`,
    }),
    'missing-file': ({ specifier, available }) => ({
      what: `找不到文件“${specifier}”。`,
      why: '示例只能导入自己的文件，以及与其他示例共享的文件。',
      fix: `请导入以下之一：${available.join('、')}。`,
    }),
    'remote-import': ({ specifier, available }) => ({
      what: `未加载“${specifier}”。`,
      why: '编辑后的示例不能访问网络。',
      fix: `请导入以下之一：${available.join('、')}。`,
    }),
    'too-large': ({ size, limit }) => ({
      what: '代码太长，无法在这里运行。',
      why: `共 ${count(size)} 个字符，最多可编译 ${count(limit)} 个。`,
      fix: '请撤销上一次改动，或点击“重置”。',
    }),
    compiler: ({ detail }) => ({
      what: '无法编译代码。',
      why: `编译器没有响应：${detail}。`,
      fix: reload,
    }),
    package: ({ detail }) => ({
      what: '无法加载代码导入的某个包。',
      why: `可能是网络已断开（${detail}）。`,
      fix: reload,
    }),
    thrown: ({ message }) => ({ what: '示例抛出了错误。', why: message, fix: better }),
    'no-component': ({ file }) => ({
      what: '没有可显示的组件。',
      why: `${file} 没有默认导出组件。`,
      fix: '请在作为示例的组件前写上“export default”。',
    }),
    'endless-loop': () => ({
      what: '代码已被停止。',
      why: '某个循环或递归一直没有结束，其他操作都无法进行。',
      fix: '请确保循环能够结束。页面本身不受影响。',
    }),
    'endless-render': ({ detail }) => ({
      what: '示例已被停止。',
      why: `它不停地重新渲染，因为每次渲染或执行 Effect 时都会设置 state。${detail}`,
      fix: '请在事件处理函数中设置 state，或为 Effect 指定依赖项。',
    }),
    frozen: ({ detail }) => ({
      what: '示例已被停止。',
      why: `它长时间没有响应。${detail}`,
      fix: '请查找死循环，然后点击“运行”。',
    }),
    left: ({ detail }) => ({
      what: '示例已被停止。',
      why: `它的代码跳转到了其他地址。${detail}`,
      fix: '请移除设置 location 或提交表单的代码，然后点击“运行”。',
    }),
    flooded: ({ detail }) => ({
      what: '示例已被停止。',
      why: `它发送的消息超过了页面的上限。${detail}`,
      fix: '请查找不断重复的控制台输出或请求，然后点击“运行”。',
    }),
    'too-many-entries': ({ detail }) => ({
      what: '示例已被停止。',
      why: `它在此标签页的历史记录中添加了超过 20 条记录，点击“后退”时可能会逐条经过。${detail}`,
      fix: '请改用 history.replaceState 设置地址，不要用 location.hash，然后点击“运行”。',
    }),
    'too-much-memory': ({ detail }) => ({
      what: '示例已被停止。',
      why: `它占用的内存超过了 700 MB。${detail}`,
      fix: '请查找不断增长的列表，然后点击“运行”。',
    }),
    'no-frame': ({ detail }) => ({
      what: '无法启动示例。',
      why: `运行示例的 iframe 没有加载${detail && `（${detail}）`}，可能是网络已断开。`,
      fix: reload,
    }),
  },
  link: {
    'unknown-version': ({ version }) => ({
      what: '无法读取此链接中的代码。',
      why: `它的格式版本是 ${version}，本站无法识别。`,
      fix: '当前页面可能是旧版本，请刷新；如仍无法读取，请索取新链接。',
    }),
    'too-long': ({ length, limit }) => ({
      what: '代码太长，无法放入链接。',
      why: `代码需要 ${count(length)} 个字符，而链接最多 ${count(limit)} 个，更长的链接会在传递时被截断。`,
      fix: '请缩短代码，或用在线沙盒打开后再分享。',
    }),
    'too-large': ({ limit }) => ({
      what: '此链接中的代码太长。',
      why: `解压后超过 ${count(limit)} 个字符。`,
      fix: '请缩短代码，或用在线沙盒打开后再分享。',
    }),
    damaged: ({ detail }) => ({
      what: '此链接中的代码已损坏。',
      why: `有字符缺失或被改动，常见于链接被其他程序截断（${detail}）。`,
      fix: anew,
    }),
    'not-ours': ({ detail }) => ({
      what: '此链接不包含示例代码。',
      why: `它不是本站生成的（${detail}）。`,
      fix: anew,
    }),
    'no-demo': ({ demo }) => ({
      what: '此链接对应的示例不在本页。',
      why: `本页没有“${demo}”，它可能已移到其他页面。`,
      fix: anew,
    }),
  },
};
