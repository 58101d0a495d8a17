import { expect, test } from 'vitest';
import { compileTailwind, lookOf } from './support/styledPage';

const RECIPE = "import { CityField } from './CityField';";

const PACKAGE = "import 'rc-select/assets/index.css';";

/** A select without styles of its own. */
const PLAIN = `
  import Select from 'rc-select';
  const options = Array.from({ length: 100 }, (_, value) => ({ value }));
  const CityField = () => <Select aria-label="City" options={options} />;`;

test('in a layer, the style sheet of the package loses against each rule that is in none', async () => {
  const { root } = await lookOf({ contents: `import './app.css'; ${PLAIN}`, folder: 'layer' });
  expect(root.width).toBe('240px');
});

test('in a layer, the blue border of the package is final, and otherwise it is not', async () => {
  const mine = '.rc-select.rc-select-focused .rc-select-selector { border-color: red !important }';
  const contents = (sheet: string) => `import '${sheet}'; ${PLAIN}
    document.head.append(Object.assign(document.createElement('style'), { textContent: '${mine}' }));`;
  const borderOf = async (sheet: string) =>
    (await lookOf({ contents: contents(sheet), folder: 'layer' })).selector.borderTopColor;
  expect(await borderOf('./app.css')).toBe('rgb(0, 0, 255)');
  expect(await borderOf('rc-select/assets/index.css')).toBe('rgb(255, 0, 0)');
});

test('the recipe for Tailwind styles the root, the popup and the parts, in light and dark', async () => {
  const style = await compileTailwind('tailwind');
  const look = (isDark: boolean) => lookOf({ contents: RECIPE, folder: 'tailwind', style, isDark });
  const light = await look(false);
  expect(light.root).toMatchObject({ width: '240px', fontSize: '16px' });
  expect(light.selector).toMatchObject({ borderTopLeftRadius: '8px', padding: '4px' });
  expect(light.field.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  expect(light.popup).toMatchObject({ zIndex: '50', borderTopLeftRadius: '8px' });
  const dark = await look(true);
  for (const part of ['popup', 'active'] as const)
    expect(dark[part].backgroundColor).not.toBe(light[part].backgroundColor);
});

test('the style sheet of the package wins over utilities of Tailwind unless it is in a layer', async () => {
  const contents = `${PACKAGE} ${RECIPE}`;
  const withoutLayer = (await compileTailwind('tailwind')).replace(
    /@layer base \{/g,
    '@media all {',
  );
  const { root } = await lookOf({ contents, folder: 'tailwind', style: withoutLayer });
  expect(root.width).toBe('100px');
});

test('the recipe for CSS modules styles the root, the popup and the parts', async () => {
  const contents = `import '../layer/app.css'; ${RECIPE}`;
  const { root, selector, popup, active } = await lookOf({ contents, folder: 'css-modules' });
  expect(root.width).toBe('240px');
  expect(selector.borderTopLeftRadius).toBe('8px');
  expect(popup.zIndex).toBe('50');
  expect(active.backgroundColor).toBe('rgb(173, 216, 230)');
});

test('the recipe for styled-components styles the root, the popup and the parts', async () => {
  const contents = `import '../layer/app.css'; ${RECIPE}`;
  const { root, selector, popup, active } = await lookOf({ contents, folder: 'css-in-js' });
  expect(root.width).toBe('240px');
  expect(selector.borderTopLeftRadius).toBe('8px');
  expect(popup.zIndex).toBe('50');
  expect(active.backgroundColor).toBe('rgb(173, 216, 230)');
});

test('the recipe for dark mode follows the system', async () => {
  const look = (isDark: boolean) =>
    lookOf({ contents: `import './app.css'; ${PLAIN}`, folder: 'dark-mode', isDark });
  const [light, dark] = [await look(false), await look(true)];
  expect(light.popup).toMatchObject({
    color: 'rgb(17, 24, 39)',
    backgroundColor: 'rgb(255, 255, 255)',
  });
  for (const part of ['selector', 'popup'] as const)
    expect(dark[part]).toMatchObject({
      color: 'rgb(243, 244, 246)',
      backgroundColor: 'rgb(31, 41, 55)',
    });
  expect(dark.field).toMatchObject({
    color: 'rgb(243, 244, 246)',
    backgroundColor: 'rgba(0, 0, 0, 0)',
  });
  expect(dark.active.backgroundColor).toBe('rgb(30, 58, 138)');
  expect(dark.thumb?.backgroundColor).toBe('rgb(156, 163, 175)');
});

test('the recipe for dark mode follows the color-scheme of the document', async () => {
  const contents = `import './app.css'; ${PLAIN} document.documentElement.style.colorScheme = 'dark';`;
  const { popup } = await lookOf({ contents, folder: 'dark-mode' });
  expect(popup.backgroundColor).toBe('rgb(31, 41, 55)');
});
