import type { EditTexts } from '../texts';

const count = (value: number) => value.toLocaleString('en-US');
const reload = '请按“运行”重试；仍不行时请刷新页面。';
const anew = '请向发送者索取新链接。页面显示的是已发布的示例。';
const better = '请改正；在此之前显示上一个可运行的版本。';

/** The texts of the editor in Chinese. */
export const texts: EditTexts = {
  run: '运行',
  stop: '停止',
  undo: '撤销',
  redo: '重做',
  reset: '还原',
  copyLink: '复制链接',
  linkCopied: '链接已复制',
  copyByHand: {
    what: '链接没有复制。',
    why: '浏览器不允许本页写入剪贴板。',
    fix: '链接已在下方选中：请用键盘或输入框的菜单复制。',
  },
  linkField: '编辑后代码的链接',
  rule: (control) =>
    `Tab 键离开编辑器。${control}+] 和 ${control}+[ 调整缩进，${control}+Enter 运行代码。`,
  status: {
    published: '原始代码，输入后即会运行。',
    waiting: '尚未运行',
    loading: '正在运行……',
    running: '已是最新',
    failed: '代码无法运行。',
    kept: '代码无法运行。显示的是上一个可运行的版本。',
    stopped: '已停止。显示的是已发布的示例。',
  },
  fromLink: {
    what: '来自分享链接的代码。',
    why: '运行之前请先检查。它会在无法访问本页、也不发送请求的框架中运行，但仍可能让浏览器查询某个主机并与之建立连接，也可能挤掉此标签页历史记录中的内容。',
    action: '运行这段代码',
  },
  restored: {
    what: '未保存的草稿。',
    why: '代码与您上次离开时相同。',
    action: '丢弃草稿',
  },
  lastWorking: '上一个可运行的版本',
  problems: '问题',
  problemCount: (value) => `${value} 个问题。`,
  goTo: (line, column) => `第 ${line} 行，第 ${column} 列`,
  trace: '调用自',
  console: '控制台',
  dropped: (value) => `另有 ${value} 行输出过快，没有显示。`,
  blocked: (address) => `无法访问 ${address}：示例的框架不能使用网络。`,
  uncaught: (message) => `未捕获的错误：${message}`,
  dismiss: '关闭',
  sandbox: {
    syntax: ({ message }) => ({ what: '语法错误。', why: message, fix: better }),
    unsupported: ({ syntax }) =>
      syntax === 'namespace'
        ? {
            what: '这里不能运行命名空间。',
            why: '这里只去掉类型，其余代码原样运行，命名空间做不到。',
            fix: '请把其中的内容放到单独的文件并导出。',
          }
        : {
            what: '这里不能运行顶层 await。',
            why: '示例的文件同时加载，互不等待。',
            fix: '请在副作用或事件处理函数中等待。',
          },
    'missing-package': ({ specifier, available }) => ({
      what: `没有“${specifier}”这个包。`,
      why: '编辑后的示例不使用网络，只能使用本页自带的包。',
      fix: `请导入以下之一：${available.join('、')}。需要其他包时，请先去掉此导入，在在线沙盒中打开示例，再在那里添加。`,
    }),
    'missing-file': ({ specifier, available }) => ({
      what: `没有“${specifier}”这个文件。`,
      why: '示例只能导入自己的文件和共享文件。',
      fix: `请导入以下之一：${available.join('、')}。`,
    }),
    'remote-import': ({ specifier, available }) => ({
      what: `“${specifier}”没有加载。`,
      why: '编辑后的示例不能使用网络。',
      fix: `请导入以下之一：${available.join('、')}。`,
    }),
    'too-large': ({ size, limit }) => ({
      what: '代码太长，无法在这里运行。',
      why: `共 ${count(size)} 个字符；最多编译 ${count(limit)} 个。`,
      fix: '请撤销上一次改动，或按“还原”。',
    }),
    compiler: ({ detail }) => ({
      what: '无法编译代码。',
      why: `编译器没有回应：${detail}。`,
      fix: reload,
    }),
    package: ({ detail }) => ({
      what: '代码导入的某个包无法加载。',
      why: `网络可能已断开（${detail}）。`,
      fix: reload,
    }),
    thrown: ({ message }) => ({ what: '示例抛出了错误。', why: message, fix: better }),
    'no-component': ({ file }) => ({
      what: '没有可显示的组件。',
      why: `${file} 的默认导出不是组件。`,
      fix: '请在作为示例的组件前写上“export default”。',
    }),
    'endless-loop': () => ({
      what: '代码已被停止。',
      why: '某个循环或递归没有结束，期间无法做任何事。',
      fix: '请确保循环能够结束。页面本身不受影响。',
    }),
    'endless-render': ({ detail }) => ({
      what: '示例已被停止。',
      why: `它不停地重新渲染，因为渲染或副作用每次都设置状态。${detail}`,
      fix: '请在事件处理函数中设置状态，或为副作用写明依赖。',
    }),
    frozen: ({ detail }) => ({
      what: '示例已被停止。',
      why: `它太久没有响应。${detail}`,
      fix: '请查找没有结束的循环，然后按“运行”。',
    }),
    left: ({ detail }) => ({
      what: '示例已被停止。',
      why: `代码跳转到了别的地址。${detail}`,
      fix: '请去掉设置地址或提交表单的代码，然后按“运行”。',
    }),
    flooded: ({ detail }) => ({
      what: '示例已被停止。',
      why: `它发送的消息超过了页面的上限。${detail}`,
      fix: '请查找不停重复的控制台输出或请求，然后按“运行”。',
    }),
    'too-many-entries': ({ detail }) => ({
      what: '示例已被停止。',
      why: `它在此标签页的历史记录中添加了 20 条以上的记录，“后退”可能会逐条经过它们。${detail}`,
      fix: '请用 history.replaceState 代替 location.hash 设置地址，然后按“运行”。',
    }),
    'too-much-memory': ({ detail }) => ({
      what: '示例已被停止。',
      why: `它占用的内存超过了 700 MB。${detail}`,
      fix: '请查找不断增长的列表，然后按“运行”。',
    }),
    'no-frame': ({ detail }) => ({
      what: '无法启动示例。',
      why: `运行示例的框架没有加载${detail && `（${detail}）`}；网络可能已断开。`,
      fix: reload,
    }),
  },
  link: {
    'unknown-version': ({ version }) => ({
      what: '无法读取此链接中的代码。',
      why: `它使用版本 ${version}，本站不认识。`,
      fix: '页面可能是旧的，请刷新；否则请索取新链接。',
    }),
    'too-long': ({ length, limit }) => ({
      what: '代码太长，放不进链接。',
      why: `需要 ${count(length)} 个字符；链接最多 ${count(limit)} 个，更长的会在传递中被截断。`,
      fix: '请缩短代码，或在在线沙盒中打开后分享。',
    }),
    'too-large': ({ limit }) => ({
      what: '此链接中的代码过多。',
      why: `解压后超过 ${count(limit)} 个字符。`,
      fix: '请缩短代码，或在在线沙盒中打开后分享。',
    }),
    damaged: ({ detail }) => ({
      what: '此链接中的代码已损坏。',
      why: `有字符缺失或改变，链接被程序截断时会这样（${detail}）。`,
      fix: anew,
    }),
    'not-ours': ({ detail }) => ({
      what: '此链接不包含示例代码。',
      why: `它不是本站生成的（${detail}）。`,
      fix: anew,
    }),
    'no-demo': ({ demo }) => ({
      what: '此链接所指的示例不在本页。',
      why: `这里没有“${demo}”；它可能已移到别的页面。`,
      fix: anew,
    }),
  },
};
