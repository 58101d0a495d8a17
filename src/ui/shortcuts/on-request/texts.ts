import { createCatalogue, type TextsOf } from '../../../locale/localeStore';
import type { Place, SHORTCUTS } from './keys';

/** What the keys of each place do. */
type Actions = { [Each in Place]: Record<keyof (typeof SHORTCUTS)[Each], string> };

/** The texts of the list of shortcuts, which come with its code. */
export const shortcutTexts = createCatalogue(
  {
    places: {
      everywhere: 'Anywhere',
      search: 'In the search',
      menus: 'In tabs, menus and filters',
      editor: 'In the editor of a demo',
      width: 'At the edge of a demo in View',
    } satisfies Record<Place, string>,
    actions: {
      everywhere: {
        search: 'Search this site',
        list: 'Show this list',
        close: 'Close a dialog or a menu, end marks of found words',
      },
      search: {
        move: 'Next or previous result',
        ends: 'First or last result',
        pages: 'Eight results back or on',
        open: 'Open the result',
        newTab: 'Open it in a new tab',
      },
      menus: {
        tabs: 'Another tab',
        items: 'Move through a menu',
        clear: 'Clear a filter',
      },
      editor: {
        run: 'Run the code',
        indent: 'Indent lines more or less',
        undo: 'Undo',
        leave: 'Leave the editor',
      },
      width: {
        step: 'By 10 pixels',
        leap: 'By 100 pixels',
        limits: 'Narrowest or full width',
      },
    } satisfies Actions,
    /** Before the link to the keys of the component. */
    ofComponent: 'Keys of the component:',
    singleKeys: 'Use / and ? as shortcuts',
    singleKeysHint: 'They do nothing while you type. Switch them off if you use speech input.',
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The texts of the list of shortcuts in any language. */
export type ShortcutTexts = TextsOf<typeof shortcutTexts>;
