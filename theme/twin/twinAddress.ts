import { twinPath } from '../../src/twin/sourcePage';
import { basePath } from '../site/site';

/** The address of the Markdown twin of a page. */
export const twinAddress = (path: string): string => basePath + twinPath(path);
