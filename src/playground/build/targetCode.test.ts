import { expect, test } from 'vitest';
import { targetCode } from './targetCode';

test('a default export and a style sheet of the demos are imported as a demo would', () => {
  const code = targetCode(
    {
      name: 'Select',
      package: 'some-select',
      import: 'default',
      styles: ['../skin/select.css'],
      page: '/',
    },
    { anchor: 'select', rows: [] },
    '/site',
  );
  expect(code).toContain('import "/site/demos/skin/select.css";');
  expect(code).toContain('export { default as component } from "some-select";');
  expect(code).toContain('export const table = {"anchor":"select","rows":[]};');
});

test('an export by name and a style sheet of a package are imported as they are', () => {
  const code = targetCode(
    {
      name: 'Slider',
      package: 'sliders',
      import: 'named',
      styles: ['sliders/slider.css'],
      page: '/',
    },
    undefined,
    '/site',
  );
  expect(code).toContain('import "sliders/slider.css";');
  expect(code).toContain('export { Slider as component } from "sliders";');
});

test('a site without a component has a module all the same', () => {
  expect(targetCode(undefined, undefined, '/site')).toMatch(/component = .*target = .*table = /);
});
