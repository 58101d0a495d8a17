import { expect, test } from './support/fact';
import type { UseProps } from './support/page/kit';

test('a component around Option is not rendered, and its props describe the option', async ({
  select,
}) => {
  const wrapped: UseProps = ({ h, Option }) => {
    const City = ({ value }: { value: string }) => h(Option, { value, children: 'Never shown' });
    return {
      children: [h(City, { key: 1, value: 'lis' }, 'Lisbon'), h(City, { key: 2, value: 'osl' })],
    };
  };
  await select.show(wrapped, { open: true });
  expect((await select.state()).rows).toEqual(['Lisbon', 'osl']);
  expect(select.takeMessages().join()).toContain(
    '`children` should be `Select.Option` or `Select.OptGroup` instead of `City`',
  );
});

test('a group is not disabled by disabled, and shows its key without a label', async ({
  select,
}) => {
  const disabled: UseProps = ({ h, OptGroup, Option }) => {
    const props = { key: 'trees', disabled: true };
    return { children: h(OptGroup, props, h(Option, { value: 'ash', children: 'Ash' })) };
  };
  await select.show(disabled, { open: true });
  expect((await select.state()).rows).toEqual(['trees', 'Ash']);
  await select.pick('Ash');
  expect((await select.state()).chosen).toEqual(['Ash']);
});
