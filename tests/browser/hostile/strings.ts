// cspell:disable -- fragments of markup and addresses

/** Marks what a hostile string would add to a document; no document may have it. */
const MARK = 'data-hostile';

/** Finds what a hostile string has added. */
export const HOSTILE_MARK = `[${MARK}]`;

const MARKUP = [
  `<script ${MARK}>window.hostile=1</script>`,
  `<img ${MARK} src=x onerror=window.hostile=1>`,
  `<svg ${MARK} onload=window.hostile=1>`,
  `<iframe ${MARK} srcdoc="<script>parent.hostile=1</script>"></iframe>`,
  `<a ${MARK} href="javascript:window.hostile=1">a</a>`,
  `<meta ${MARK} http-equiv=refresh content="0;url=https://evil.example/">`,
  `<base ${MARK} href="https://evil.example/">`,
  `<style ${MARK}>*{display:none}</style>`,
  `<form ${MARK} action="https://evil.example/"><input autofocus onfocus=window.hostile=1>`,
  `<details ${MARK} open ontoggle=window.hostile=1>`,
  `<math ${MARK}><mtext></mtext><mglyph><style></math>`,
  `<template ${MARK} shadowrootmode=open><slot></template>`,
  `<!--><p ${MARK}>-->`,
  `]]><p ${MARK}>`,
];

const ADDRESSES = [
  'javascript:window.hostile=1',
  'data:text/html,<script>parent.hostile=1</script>',
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/?q=',
  '../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  'a\r\nLocation: https://evil.example/',
  '?tab=playground&locale=zh-CN#code=1.',
  '#code=1.eJw',
];

const NAMES = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '{"__proto__":{"hostile":1}}',
  '["__proto__","hostile"]',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x7fffffff',
  'true',
  '[]',
  '{}',
];

const SYNTAX = [
  '${window.hostile=1}',
  '{{constructor.constructor("window.hostile=1")()}}',
  "';window.hostile=1;'",
  '`;window.hostile=1;`',
  '"]:not(*){}',
  '*{}/*',
  '\\',
  '\\"',
  "'",
  '(a+)+$',
  '%',
  '%zz',
  '%E0%A4%A',
  '&lt;p data-hostile&gt;',
  '&#x3c;p&#x20;data-hostile&#x3e;',
  '+ADw-p data-hostile+AD4-',
];

const CHARACTERS = [
  '\u0000',
  '\uFEFF\u200B\u200D\u2060',
  '\u202Eecilop\u202C',
  `e${'\u0301'.repeat(200)}`,
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'ﷺ',
  '\u2028\u2029',
  'İıſK',
];

/** What breaks out of an attribute, an element, a script, a comment or a line. */
const PREFIXES = ['', '">', "'>", '</script>', '--></title></style>'];

/** Hostile strings: markup, addresses, names, syntax and characters, each in five surroundings. */
export const HOSTILE_STRINGS: readonly string[] = [
  ...[...MARKUP, ...ADDRESSES, ...NAMES, ...SYNTAX, ...CHARACTERS].flatMap((text) =>
    PREFIXES.map((prefix) => prefix + text),
  ),
  // Longer than anything that a field or an address is for.
  'x'.repeat(4000),
  'ab '.repeat(1300),
  '('.repeat(2000),
  `${'a'.repeat(40)}!`,
];
