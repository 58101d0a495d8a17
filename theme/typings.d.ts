import type { ComponentType } from 'react';
import type { LinkProps } from '../src/document/router/Link';

declare module 'umi' {
  /**
   * umi's link with prefetch; umi generates the module that exports it, so its types do not name
   * it.
   */
  export const Link: ComponentType<LinkProps>;
}
