import { expect, test } from 'vitest';
import { assemble } from './assemble';
import { attemptsOf, type Attempts } from './attempts';
import { allOf, findDemo, type Render } from './findDemo';
import { printTree, type Tree } from './tree';

const ways = (id: string, owner = ''): Attempts => {
  const component = { id, props: {}, inherits: true, hasRef: false };
  const found = attemptsOf(component, {}, owner);
  if (!found) throw new Error(`${id} has no way to be written`);
  return found;
};

/** Renders by a list of what code becomes; what it does not have throws. */
const rendering =
  (html: Readonly<Record<string, string>>): Render =>
  (tree) => {
    const found = html[printTree(tree).replace(/\n\s*/g, '')];
    const steady = found !== undefined && !found.includes('today');
    return Promise.resolve(found === undefined ? undefined : { html: found, steady });
  };

async function demo(attempts: Attempts, html: Readonly<Record<string, string>>) {
  const tree = await findDemo(attempts, new Set(allOf(attempts)), rendering(html));
  return tree && printTree(tree);
}

test('a component shows its name where it shows what is in it', async () => {
  const html = { '<Tag />': '<i></i>', '<Tag>Tag</Tag>': '<i>Tag</i>' };
  expect(await demo(ways('Tag'), html)).toBe('<Tag>Tag</Tag>');
});

test('a component that shows nothing that is in it has its name as a label', async () => {
  const html = {
    '<Rate />': '<ul></ul>',
    '<Rate>Rate</Rate>': '<ul></ul>',
    '<Rate aria-label="Rate" />': '<ul aria-label="Rate"></ul>',
  };
  expect(await demo(ways('Rate'), html)).toBe('<Rate aria-label="Rate" />');
});

test('a component that needs one element gets one', async () => {
  const html = { '<Tip><button>Tip</button></Tip>': '<button>Tip</button>' };
  expect(await demo(ways('Tip'), html)).toBe('<Tip>\n  <button>Tip</button>\n</Tip>');
});

test('what throws, shows nothing or only hands on a text has no demo', async () => {
  expect(await demo(ways('TabsList'), {})).toBeUndefined();
  expect(await demo(ways('Portal'), { '<Portal />': '' })).toBeUndefined();
  expect(
    await demo(ways('Provider'), { '<Provider>Provider</Provider>': 'Provider' }),
  ).toBeUndefined();
});

test('what types forbid is not tried', async () => {
  const attempts = ways('Tag');
  const render = rendering({ '<Tag>Tag</Tag>': '<i>Tag</i>', '<Tag />': '<i></i>' });
  expect(await findDemo(attempts, new Set([attempts.bare]), render)).toBe(attempts.bare);
});

test('what differs from day to day gets a fixed day, or has no demo', async () => {
  const html = {
    '<Clock />': '<b>today</b>',
    '<Clock today={new Date(2026, 0, 15)} />': '<b>15</b>',
  };
  const component = {
    id: 'Clock',
    props: { today: { type: 'Date', required: false, deprecated: false, names: [] } },
    inherits: true,
    hasRef: false,
  };
  expect(await demo(attemptsOf(component, {}) as Attempts, html)).toContain('today={new Date(');
  expect(await demo(ways('Clock'), html)).toBeUndefined();
});

async function assembled(html: Readonly<Record<string, string>>, ...parts: string[]) {
  const attempts = parts.map((part) => ways(part, 'Tabs'));
  const tree: Tree | undefined = await assemble(ways('Tabs').bare, attempts, rendering(html));
  return tree && printTree(tree).replace(/\n\s*/g, '');
}

test('parts find their place in their root and in each other, whatever their order', async () => {
  const html = {
    '<Tabs />': '<div></div>',
    '<Tabs><TabsList>List</TabsList></Tabs>': '<div><p>List</p></div>',
    '<Tabs><TabsList><TabsTrigger>Trigger</TabsTrigger></TabsList></Tabs>':
      '<div><p><b>Trigger</b></p></div>',
  };
  expect(await assembled(html, 'TabsTrigger', 'TabsList')).toBe(
    '<Tabs><TabsList><TabsTrigger>Trigger</TabsTrigger></TabsList></Tabs>',
  );
});

test('with a part that is not seen, nobody knows what a demo should be', async () => {
  const html = {
    '<Tabs />': '<div></div>',
    '<Tabs><TabsPortal>Portal</TabsPortal></Tabs>': '<div></div>',
  };
  expect(await assembled(html, 'TabsPortal')).toBeUndefined();
});
