import { added, appended, cut, encoded, moved, replaced, type Mistake } from './mistake';

const PAGE = 'docs/demo/email.md';
const DEMO = 'demos/email/index.tsx';
const TEXTS = 'src/demo/live/texts/zh-CN.ts';

const files: readonly Mistake[] = [
  { name: 'a page that is saved half', ...cut(PAGE, 'description'), says: [`${PAGE}:1`, 'title'] },
  { name: 'an empty page', ...cut(PAGE, ''), says: [`${PAGE}:1`, 'has no title'] },
  { name: 'a demo that is saved half', ...cut(DEMO, 'return ('), says: [`${DEMO}:`, 'be read'] },
  { name: 'a page in UTF-16', ...encoded(PAGE, 'utf16le'), says: [`${PAGE}:1`, 'UTF-16'] },
  { name: 'a demo in UTF-16', ...encoded(DEMO, 'utf16le'), says: [`${DEMO}:1`, 'UTF-16'] },
  { name: 'a page in Latin-1', ...encoded(PAGE, 'latin1'), says: [`${PAGE}:1`, 'not UTF-8'] },
  {
    name: 'a folder of a demo that is moved away and back',
    ...moved('demos/email', 'demos/e-mail'),
    says: [`${PAGE}:`, 'names a file that does not exist'],
  },
  {
    name: 'a page that is deleted, to which others lead',
    ...moved('docs/guide/keyboard.md', 'docs/guide/keyboard.txt'),
    says: ['docs/', 'leads nowhere'],
  },
];

const names: readonly Mistake[] = [
  {
    name: 'a copy by a file manager',
    ...added(PAGE, 'docs/demo/email copy.md'),
    says: ['docs/demo/email copy.md', 'a page cannot be called "email copy"'],
  },
  {
    name: 'a name in other letters',
    ...added(PAGE, 'docs/guide/zz 页面 测试.md'),
    says: ['docs/guide/zz 页面 测试.md', 'a page cannot be called'],
  },
  {
    name: 'a page that is renamed with a capital letter',
    ...moved(PAGE, 'docs/demo/Email.md'),
    says: ['docs/demo/Email.md', 'a page cannot be called "Email"'],
  },
  {
    name: 'a folder with a space in its name',
    ...added(PAGE, 'docs/new pages/email.md'),
    mend: (folder) => folder.remove('docs/new pages'),
    says: ['docs/new pages/email.md', 'a page cannot be called "new pages"'],
  },
  {
    name: 'two pages for one address',
    ...added(PAGE, 'docs/demo/email/index.md'),
    mend: (folder) => folder.remove('docs/demo/email'),
    says: ['docs/demo/email/index.md', 'there are two pages for the address /demo/email'],
  },
  {
    name: 'a tab without a page',
    ...added(PAGE, 'docs/guide/gone.$tab-more.md'),
    says: ['docs/guide/gone.$tab-more.md', 'the tab has no page'],
  },
];

const code: readonly Mistake[] = [
  {
    name: 'a configuration with a mistake in its syntax',
    ...appended('.dumirc.ts', 'const = 1;\n'),
    says: ['.dumirc.ts:', 'could not be taken over'],
  },
  {
    name: 'a configuration in UTF-16',
    ...encoded('.dumirc.ts', 'utf16le'),
    says: ['.dumirc.ts:1', 'UTF-16'],
  },
  {
    name: 'a configuration with an unknown field',
    ...replaced('.dumirc.ts', 'subject:', 'subjects: 1,\n  subject:'),
    says: ['`subjects` is no field', '`subject`'],
  },
  {
    name: 'a translation with a mistake in its syntax',
    ...appended(TEXTS, 'const = 1;\n'),
    says: [`${TEXTS}:`, 'cannot be compiled'],
  },
  {
    name: 'a translation in UTF-16',
    ...encoded(TEXTS, 'utf16le'),
    says: [`${TEXTS}:1`, 'UTF-16'],
  },
];

/** Mistakes in files as a whole, in their names, and in the code around the content. */
export const AROUND_CONTENT = { files, names, code };
