import { twinPath } from '../sourcePage';
import { basePath } from '../../document/router/site';

/** The address of the Markdown twin of a page. */
export const twinAddress = (path: string): string => basePath + twinPath(path);
