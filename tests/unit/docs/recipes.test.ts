import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeBlocks, importsFiles } from '../../support/codeBlocks';

/** Code of the pages that tests run as it is printed. */
const RECIPES = [
  ['docs/guide/performance.md', 'tests/unit/docs/recipes/CitySearch.tsx'],
  ['docs/guide/testing.md', 'tests/unit/docs/recipes/city.test.tsx'],
  ['docs/guide/testing.md', 'tests/facts/recipes/pickOption.ts'],
  ['docs/guide/testing.md', 'tests/unit/docs/recipes/SelectStub.tsx'],
  ['docs/guide/form-libraries.md', 'tests/unit/docs/recipes/validate.ts'],
  ['docs/guide/form-libraries.md', 'demos/form-libraries/FormSelect.tsx'],
  ['docs/guide/form-libraries.md', 'demos/form-libraries/HookFormSelect.tsx'],
  ['docs/guide/form-libraries.md', 'demos/form-libraries/FormikSelect.tsx'],
  ['docs/guide/form-libraries.md', 'demos/form-libraries/TanStackSelect.tsx'],
  ['docs/guide/typescript.md', 'tests/unit/docs/recipes/SelectField.tsx'],
  ['docs/guide/input-methods.md', 'tests/facts/recipes/CityField.tsx'],
  ['docs/guide/input-methods.md', 'tests/facts/recipes/TopicField.tsx'],
  ['docs/guide/stacking.md', 'tests/facts/recipes/DialogSelect.tsx'],
  ['docs/guide/styling-tools.md', 'tests/facts/recipes/layer/app.css'],
  ['docs/guide/styling-tools.md', 'tests/facts/recipes/tailwind/app.css'],
  ['docs/guide/styling-tools.md', 'tests/facts/recipes/tailwind/CityField.tsx'],
  ['docs/guide/styling-tools.md', 'tests/facts/recipes/css-modules/CityField.tsx'],
  ['docs/guide/styling-tools.md', 'tests/facts/recipes/css-modules/CityField.module.css'],
  ['docs/guide/styling-tools.md', 'tests/facts/recipes/css-in-js/CityField.tsx'],
  ['docs/guide/styling-tools.md', 'tests/facts/recipes/dark-mode/app.css'],
  ['docs/guide/accessibility.md', 'tests/facts/recipes/AirportField.tsx'],
  ['docs/guide/symptoms.md', 'tests/facts/recipes/SavedCity.tsx'],
  ['docs/demo/focus.md', 'tests/facts/recipes/OneTabSelect.tsx'],
  ['docs/demo/tags.md', 'tests/facts/recipes/NewOptionField.tsx'],
] as const;

test.each(RECIPES)('%s prints %s', (page, file) => {
  // The project installs Playwright without its runner, which has the same types.
  const code = readFileSync(file, 'utf8').replace("'playwright-core'", "'@playwright/test'");
  const printed = codeBlocks().filter((block) => block.page === page);
  expect(printed.map((block) => block.code)).toContain(code);
});

test('a block that imports a file is one of these, since it compiles only beside that file', () => {
  const recipes = RECIPES.map(([, file]) => readFileSync(file, 'utf8'));
  const others = codeBlocks().filter(
    (block) => importsFiles(block) && !recipes.includes(block.code),
  );
  expect(others.map(({ page, line }) => `${page}:${line}`)).toEqual([]);
});
