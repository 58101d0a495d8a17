import type { PlaygroundTarget } from '../playground/target';
import type { LibraryConfig } from './library';

/** What `.dumirc.ts` says of a site. Paths are relative to its folder. */
export interface SiteConfig {
  /** Name of the package that the site documents, or more of it. */
  library: string | LibraryConfig;
  /**
   * Folder of what the site says of the library beside pages, demos and types
   * (src/build/subject.ts).
   */
  subject?: string;
  demos?: {
    /** What demos may import beside the library and React, such as `dayjs` or a style sheet. */
    imports?: readonly string[];
    /** Folders of `public` that demos fetch from. */
    served?: readonly string[];
    /**
     * Whether online editors can install the library. Left out: unless its `package.json` says that
     * it is private.
     */
    export?: boolean;
    /**
     * Whether they add style sheets while they run, which the policy of all pages allows then. Left
     * out: whether what they import needs a package for that (src/build/cssInJs.ts).
     */
    cssInJs?: boolean;
  };
  /**
   * The component that readers set the props of: `{ name: 'Slider' }`. Left out: there is no
   * playground.
   */
  playground?: Partial<PlaygroundTarget> & Pick<PlaygroundTarget, 'name'>;
  /** Whether demos can be inspected; `false` leaves the inspector out. */
  inspector?: boolean;
  /** Whether a service worker keeps the site for readers without a network; `false` removes it. */
  offline?: boolean;
}
