import { expect, test } from 'vitest';
import { componentsOf, printTree, treesIn, withChild, type Tree } from './tree';

const element = (name: string, props = {}, children: Tree['children'] = []): Tree => ({
  name,
  props,
  children,
});

test('texts are attributes in double quotes, and other values are in braces', () => {
  const props = { label: "'Rate'", count: '5', disabled: 'true', quote: `'say "a"'` };
  expect(printTree(element('Rate', props))).toBe(
    `<Rate label="Rate" count={5} disabled quote={'say "a"'} />`,
  );
});

test('a text stays in its line, and an element gets one of its own', () => {
  const tree = element('Tabs', {}, [element('TabsList', {}, ['List'])]);
  expect(printTree(tree, '  ')).toBe('<Tabs>\n    <TabsList>List</TabsList>\n  </Tabs>');
});

test('an element that becomes the child of another takes the place of its text', () => {
  const thumb = element('SwitchThumb');
  const tree = element('Switch', {}, ['Switch']);
  const whole = withChild(tree, tree, thumb);
  expect(whole.children).toEqual([thumb]);
  expect(componentsOf(whole)).toEqual(['Switch', 'SwitchThumb']);
});

test('an element of the document is no component of the library', () => {
  const tree = element('Tip', {}, [element('button', {}, ['Tip'])]);
  expect(componentsOf(tree)).toEqual(['Tip']);
  expect(treesIn(tree).map(({ name }) => name)).toEqual(['Tip', 'button']);
});
