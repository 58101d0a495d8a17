import path from 'node:path';
import { inject } from 'vitest';
import { distOf } from '../../scripts/lib/site';

/** A site of another library than this project's, made by configuration and content alone. */
interface SecondSite {
  name: 'slider' | 'tabs';
  /** The package that it is about. */
  library: string;
  tagline: string;
  /** Paths and headings of its pages. */
  pages: readonly (readonly [path: string, heading: string])[];
  /** Ids of rows of the prop tables, by the path of their page. */
  rows: Readonly<Record<string, readonly string[]>>;
  /** A page with one demo, a word and what it finds first, role and name of the first control. */
  demo: { path: string; word: string; found: string; role: 'slider' | 'tab'; control: string };
}

const SITES: readonly SecondSite[] = [
  {
    name: 'slider',
    library: 'rc-slider',
    tagline: 'Slider UI component for React',
    pages: [
      ['/', 'rc-slider'],
      ['/demo', 'All demos'],
      ['/demo/basic', 'Basic'],
      ['/demo/range', 'Range'],
      ['/demo/marks', 'Marks'],
    ],
    rows: { '/': ['slider-min', 'slider-onChange', 'slider-ref-focus'] },
    demo: {
      path: '/demo/range',
      word: 'handles',
      found: '/demo/range',
      role: 'slider',
      control: 'From',
    },
  },
  {
    name: 'tabs',
    library: '@radix-ui/react-tabs',
    tagline: 'Tabs for React, without styles',
    pages: [
      ['/', 'Tabs'],
      ['/demo', 'All demos'],
      ['/demo/horizontal', 'Horizontal'],
      ['/demo/vertical', 'Vertical'],
      ['/demo/tinted', 'Tinted'],
      ['/guide/orientation', 'Choose an orientation'],
      ['/guide/parts', 'Parts'],
    ],
    rows: { '/guide/parts': ['tabs-value', 'tabs-orientation'] },
    demo: {
      path: '/demo/vertical',
      word: 'orientation',
      found: '/guide/parts#tabs-orientation',
      role: 'tab',
      control: 'Bern',
    },
  },
];

const found = SITES.find(({ name }) => name === inject('siteName'));
if (!found) throw new Error(`tests/sites/site.ts does not say what ${inject('siteName')} is.`);

/** The site under test. */
export const site = found;

/** The folder of its built files. */
export const dist = distOf(path.resolve('tests/sites', site.name));
