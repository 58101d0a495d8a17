import fc from 'fast-check';

/**
 * Words that differ in case, diacritics, script and joints only, so that random texts and queries
 * meet.
 */
export const WORDS = [
  ...'select Select SELECT selected selcet elect a an can x1 2024 value Values'.split(' '),
  ...'optionFilterProp filterProp filter Prop options HTMLElement render'.split(' '),
  ...'dropdown-render dropdownRender snake_case_name don’t a.b c++ (x) [ \\ $& <script> =>'.split(
    ' ',
  ),
  ...'café CAFE cafe\u0301 straße STRASSE Øre ÎLE ΟΔΟΣ οδος выбор اختيار בחירה 𝒜lpha'.split(' '),
  ...'研究生命 研究生 生命 下拉选择框 选择 セレクト ｾﾚｸﾄ เลือก 선택'.split(' '),
  ...['🎉', '👩‍💻', '⌘', '©', '\ud83d', '\udc00', ''],
];

const separator = fc.constantFrom(' ', ' ', ' ', ', ', '. ', '-', '/', '\n', '', '_', '。');

/** A text of such words, now and then with anything else in it. */
export const text = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...WORDS) },
        fc.string({ unit: 'binary', maxLength: 5 }),
      ),
      separator,
    ),
    {
      maxLength: 9,
    },
  )
  .map((words) => words.flat().join(''));

/** What somebody might type: such words, beginnings of them, or anything else. */
export const query = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
      {
        weight: 4,
        arbitrary: fc
          .tuple(fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 6 }))
          .map(([word, length]) => word.slice(0, length)),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((words) => words.join(' ').trim());
