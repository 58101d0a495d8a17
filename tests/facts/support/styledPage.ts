import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { compile } from 'tailwindcss';
import { connectToBrowser } from '../../support/browser/connectToBrowser';

/** A component in a page, and the style sheets that it comes with. */
interface StyledFiles {
  script: string;
  style: string;
}

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const RECIPES = pathOf('../recipes');

const PACKAGES = pathOf('../../../node_modules');

/**
 * Bundles a script that shows `<CityField />`.
 *
 * @param contents - A script that makes `CityField` known, and imports style sheets.
 * @param folder - Of the recipes; the script imports from there.
 */
async function bundleField(contents: string, folder: string): Promise<StyledFiles> {
  const { outputFiles } = await build({
    stdin: {
      contents: `${contents}
        import { createRoot } from 'react-dom/client';
        createRoot(document.body.appendChild(document.createElement('main'))).render(<CityField />);`,
      loader: 'tsx',
      resolveDir: join(RECIPES, folder),
    },
    bundle: true,
    write: false,
    outdir: RECIPES,
    define: { 'process.env.NODE_ENV': '"development"' },
    jsx: 'automatic',
  });
  const textOf = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}

/** Compiles the style sheet of a recipe as Tailwind does, for the class names of its component. */
export async function compileTailwind(folder: string): Promise<string> {
  const load = async (id: string) => {
    const path = join(PACKAGES, id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
    return { path, base: PACKAGES, content: await readFile(path, 'utf8') };
  };
  const sheet = await readFile(join(RECIPES, folder, 'app.css'), 'utf8');
  const component = await readFile(join(RECIPES, folder, 'CityField.tsx'), 'utf8');
  const compiler = await compile(sheet, { loadStylesheet: load });
  return compiler.build(component.split(/[\s"]+/));
}

/** What is read of each part. */
const PROPERTIES = [
  'backgroundColor',
  'borderTopColor',
  'borderTopLeftRadius',
  'color',
  'fontSize',
  'padding',
  'width',
  'zIndex',
] as const;

type Style = Record<(typeof PROPERTIES)[number], string>;

/** What is shown of the open select. */
interface Look {
  root: Style;
  selector: Style;
  field: Style;
  popup: Style;
  active: Style;
  /** Of the scroll bar; only of a list that can be scrolled. */
  thumb?: Style;
}

/** Where each of them is. */
const PARTS: Readonly<Record<keyof Look, string>> = {
  root: '.rc-select',
  selector: '.rc-select-selector',
  field: '.rc-select-selection-search-input',
  popup: '.rc-select-dropdown',
  active: '.rc-select-item-option-active',
  thumb: '.rc-virtual-list-scrollbar-thumb',
};

/** The computed styles of the parts of an open select. */
function readLook(page: Page): Promise<Look> {
  return page.evaluate(
    ([parts, properties]) => {
      const styles = Object.entries(parts).flatMap(([part, selector]) => {
        const element = document.querySelector(selector);
        if (!element) return [];
        const style = getComputedStyle(element);
        return [[part, Object.fromEntries(properties.map((name) => [name, style[name]]))] as const];
      });
      return Object.fromEntries(styles) as unknown as Look;
    },
    [PARTS, PROPERTIES] as const,
  );
}

/** A select that is shown in a page of its own, so that no other style sheet is there. */
interface Styled {
  /** Code that makes `CityField` known, and imports style sheets. */
  contents: string;
  /** Of the recipes. */
  folder: string;
  /** A style sheet that no import brings. */
  style?: string;
  isDark?: boolean;
}

/** Shows a select, opens its list and reads how both look. */
export async function lookOf({ contents, folder, style, isDark }: Styled): Promise<Look> {
  const files = await bundleField(contents, folder);
  const colorScheme = isDark === true ? 'dark' : 'light';
  const page = await (await connectToBrowser()).newPage({ colorScheme });
  try {
    await page.setContent('<!doctype html><title>Styles</title>');
    await page.addStyleTag({ content: style ?? files.style });
    await page.addScriptTag({ content: files.script });
    await page.getByRole('combobox', { name: 'City' }).click();
    await page.locator('.rc-select-item-option-active').waitFor();
    return await readLook(page);
  } finally {
    await page.close();
  }
}
