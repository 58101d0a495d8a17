import type { PackageManager } from '../../ui/choice/choices';

/** A word of npm, as the others say it. */
type Translation = Readonly<Record<Exclude<PackageManager, 'npm'>, string>>;

/** How a command begins, and what follows as it is, apart from options. */
interface Command {
  begin: Translation;
  words: readonly string[];
}

const option = (pnpm: string, yarn: string, bun: string): Translation => ({ pnpm, yarn, bun });

const WITHOUT = option('', '', '');

/** Options of `npm install`; with any other a command stays as it is. */
const OPTIONS: ReadonlyMap<string, Translation> = new Map([
  ['-D', option('-D', '-D', '-d')],
  ['--save-dev', option('--save-dev', '--dev', '--dev')],
  ['-E', option('-E', '-E', '-E')],
  ['--save-exact', option('--save-exact', '--exact', '--exact')],
  ['-O', option('-O', '-O', '--optional')],
  ['--save-optional', option('--save-optional', '--optional', '--optional')],
  ['--save-peer', option('--save-peer', '--peer', '--peer')],
  ['-P', WITHOUT],
  ['-S', WITHOUT],
  ['--save', WITHOUT],
  ['--save-prod', WITHOUT],
]);

const GLOBAL = ['-g', '--global'];

const INSTALL = option('pnpm install', 'yarn install', 'bun install');
const ADD = option('pnpm add', 'yarn add', 'bun add');
const ADD_GLOBAL = option('pnpm add -g', 'yarn global add', 'bun add -g');
const REMOVE = option('pnpm remove', 'yarn remove', 'bun remove');
const REMOVE_GLOBAL = option('pnpm remove -g', 'yarn global remove', 'bun remove -g');
const RUN = option('pnpm run', 'yarn run', 'bun run');
const CREATE = option('pnpm create', 'yarn create', 'bun create');
const EXECUTE = option('pnpm dlx', 'yarn dlx', 'bunx');

const isOption = (word: string) => word.startsWith('-');

/** Adds or removes packages. */
function changePackages(words: readonly string[], here: Translation, global: Translation) {
  const others = words.filter((word) => !GLOBAL.includes(word));
  const isKnown = others.every((word) => !isOption(word) || OPTIONS.has(word));
  if (!isKnown || others.every(isOption)) return undefined;
  return { begin: others.length < words.length ? global : here, words: others };
}

/** What npm passes on: all behind `--`, which the others do not need. */
function passOn(begin: Translation, words: readonly string[]): Command | undefined {
  const end = words.indexOf('--');
  const own = end < 0 ? words : words.slice(0, end);
  if (own.length === 0 || own.some(isOption)) return undefined;
  return { begin, words: end < 0 ? own : [...own, ...words.slice(end + 1)] };
}

/** `npx name`, which may be told to ask nothing. */
function execute(words: readonly string[]): Command | undefined {
  const [first = '', ...rest] = words;
  const named = first === '-y' || first === '--yes' ? rest : words;
  return named[0] === undefined || isOption(named[0])
    ? undefined
    : { begin: EXECUTE, words: named };
}

function read([program, verb, ...words]: readonly string[]): Command | undefined {
  if (program === 'npx') return execute(verb === undefined ? [] : [verb, ...words]);
  if (program !== 'npm' || verb === undefined) return undefined;
  switch (verb) {
    case 'install':
    case 'i':
    case 'add':
      if (words.length === 0) return { begin: INSTALL, words };
      return changePackages(words, ADD, ADD_GLOBAL);
    case 'ci':
      return words.length > 0 ? undefined : { begin: INSTALL, words: ['--frozen-lockfile'] };
    case 'uninstall':
    case 'remove':
    case 'rm':
      return changePackages(
        words.filter((word) => !OPTIONS.has(word)),
        REMOVE,
        REMOVE_GLOBAL,
      );
    case 'run':
      return passOn(RUN, words);
    case 'start':
    case 'test':
      // `bun test` is another program.
      return passOn(RUN, [verb, ...words]);
    case 'create':
    case 'init':
      return passOn(CREATE, words);
    default:
      return undefined;
  }
}

/** Space, what stands between commands, and words. */
const TOKENS = /\s+|&&|\|\||[|;&]|\$(?=\s)|(?:"[^"]*"|'[^']*'|\\.|[^\s"'|;&])+/g;
const BETWEEN = /^(?:\s*|[|;&$]+)$/;

/** A line that has a comment is translated up to it. */
const COMMENT = /(?:^|\s+)#.*$/;

/** One command; unchanged where it is none that is known. */
function translateCommand(text: string, manager: PackageManager): string {
  const command = manager === 'npm' ? undefined : read(text.split(/\s+/));
  if (!command || manager === 'npm') return text;
  const words = command.words.map((word) => OPTIONS.get(word)?.[manager] ?? word);
  return [command.begin[manager], ...words].filter(Boolean).join(' ');
}

/**
 * Translates a line for a shell from npm to another package manager.
 *
 * @returns The line as it is where it has no command of npm that is known.
 */
export function translateLine(line: string, manager: PackageManager): string {
  const [comment = ''] = COMMENT.exec(line) ?? [];
  const tokens = line.slice(0, line.length - comment.length).match(TOKENS) ?? [];
  const commands: string[] = [''];
  for (const token of tokens) {
    if (/^\S/.test(token) && BETWEEN.test(token)) commands.push(token, '');
    else commands.push((commands.pop() ?? '') + token);
  }
  const translated = commands.map((text) => {
    const [before = ''] = /^\s*/.exec(text) ?? [];
    const [after = ''] = /\s*$/.exec(text.slice(before.length)) ?? [];
    const command = text.slice(before.length, text.length - after.length);
    return before + translateCommand(command, manager) + after;
  });
  return translated.join('') + comment;
}

/**
 * A block of commands for a package manager.
 *
 * @returns The block; for npm the block as it is.
 */
export function translateBlock(text: string, manager: PackageManager): string {
  return text
    .split('\n')
    .map((line) => translateLine(line, manager))
    .join('\n');
}
