import { expect, test } from 'vitest';
import { defaultsIn, readDefaults } from '../../../../src/plugins/reference/codeDefaults';

/** What Babel makes of `const { name = value } = props`. */
const destructured = (name: string, value: string) =>
  `var _props$x = props.${name}, ${name} = _props$x === void 0 ? ${value} : _props$x;`;

test.each(['200', "'rc-select'", 'true', 'false', 'null', '[]'])(
  'the default %s is read from the code',
  (code) => {
    expect(defaultsIn(destructured('size', code), 'Select.js')).toEqual([
      { name: 'size', code, file: 'Select.js' },
    ]);
  },
);

test.each([
  ['a function', destructured('size', 'function () { return 1; }')],
  ['a variable', destructured('size', 'DEFAULT_SIZE')],
  ['an array with elements', destructured('size', '[1]')],
  ['a default of something else', destructured('size', '1').replace('props.', 'state.')],
  ['a value that is not compared with undefined', 'var a = props.size, b = a === null ? 1 : a;'],
  ['optional chaining', 'var a = (_b = props.size) === null || _b === void 0 ? void 0 : _b.c;'],
  ['broken code', 'var = ;'],
])('%s is not taken for a default', (_, code) => {
  expect(defaultsIn(code, 'Select.js')).toEqual([]);
});

test('the installed rc-select writes these defaults out', () => {
  const defaults = readDefaults('node_modules/rc-select/es').map(
    ({ name, code }) => `${name} = ${code}`,
  );
  expect(defaults.sort()).toEqual([
    'autoClearSearchValue = true',
    "direction = 'ltr'",
    'dropdownMatchSelectWidth = true',
    'listHeight = 200',
    'listItemHeight = 20',
    "notFoundContent = 'Not Found'",
    "prefixCls = 'rc-select'",
    'showAction = []',
  ]);
});
