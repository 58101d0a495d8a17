import { StyleModule as PackagedModule } from 'style-mod';

/** Where rules are for: a document or a shadow root. */
type Root = DocumentOrShadowRoot;

interface Mounted {
  sheet: CSSStyleSheet;
  modules: Set<PackagedModule>;
}

const mounted = new WeakMap<Root, Mounted>();

function mountedIn(root: Root): Mounted {
  const known = mounted.get(root);
  if (known) return known;
  const created = { sheet: new CSSStyleSheet(), modules: new Set<PackagedModule>() };
  mounted.set(root, created);
  root.adoptedStyleSheets = [created.sheet, ...root.adoptedStyleSheets];
  return created;
}

/**
 * What CodeMirror gets for `style-mod` (src/demo/build/standIns.ts). That writes the rules of
 * editors into a `<style>` element of a document, which a strict content security policy forbids,
 * and a static site has no nonce for it. Here they are in a sheet that is no element, and in a
 * layer, so that edit.css still has the last word.
 */
export class StyleModule extends PackagedModule {
  static override mount(root: Root, modules: PackagedModule | readonly PackagedModule[]): void {
    const { sheet, modules: known } = mountedIn(root);
    const before = known.size;
    for (const module of [modules].flat()) known.add(module);
    if (known.size === before) return;
    const rules = [...known].map((module) => module.getRules());
    sheet.replaceSync(`@layer editor{${rules.join('\n')}}`);
  }
}
