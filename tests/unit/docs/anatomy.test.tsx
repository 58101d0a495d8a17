// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import Select from 'rc-select';
import { expect, test } from 'vitest';

/** The class names in the list below the picture, in order. */
const named = [
  ...readFileSync('docs/guide/styling.md', 'utf8').matchAll(/^\d+\. \[`(rc-select[\w-]*)`\]/gm),
].map(([, name = '']) => name);

const options = [
  {
    label: 'Hot',
    options: [
      { value: 'tea', label: 'Tea' },
      { value: 'coffee', label: 'Coffee' },
    ],
  },
];

/** Only what a style sheet sees: a picture has no behaviour, and is not read out. */
function undress(root: Element): string {
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const name of element.getAttributeNames())
      if (name !== 'class' && name !== 'data-mark') element.removeAttribute(name);
  root.querySelectorAll('[class=""], :not([class]):empty').forEach((element) => element.remove());
  return root.outerHTML;
}

test('the picture of the parts is what rc-select renders, with a mark for each name of the list', async () => {
  const inPlace = (select: HTMLElement) => select.closest<HTMLElement>('.anatomy-select') ?? select;
  const { container } = render(
    <>
      <div className="anatomy-select">
        <Select<string[]>
          mode="multiple"
          open
          virtual={false}
          options={options}
          value={['tea', 'coffee']}
          maxTagCount={1}
          prefix="Drinks"
          allowClear
          suffixIcon="▾"
          getPopupContainer={inPlace}
        />
      </div>
      <div className="anatomy-select">
        <Select open placeholder="Nothing chosen" getPopupContainer={inPlace} />
      </div>
    </>,
  );
  container.querySelectorAll('[aria-live]').forEach((element) => element.remove());
  // The first tag, and the last row, below which there is room.
  named.forEach((name, index) => {
    const found = [...container.querySelectorAll(`.${name}`)];
    const part = found.at(name.includes('-item-option') ? -1 : 0);
    part?.setAttribute('data-mark', String(index + 1));
  });
  const selects = Array.from(container.children, undress);
  // `npx vitest run --project unit tests/unit/docs/anatomy -u` writes it again.
  await expect(`${JSON.stringify({ selects }, null, 2)}\n`).toMatchFileSnapshot(
    '../../../demos/anatomy/markup.json',
  );
  const marks = [...selects.join('').matchAll(/data-mark="(\d+)"/g)].map(([, mark]) =>
    Number(mark),
  );
  expect(marks.sort((one, other) => one - other)).toEqual(named.map((_, index) => index + 1));
});
