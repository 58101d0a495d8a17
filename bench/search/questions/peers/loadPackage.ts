import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPeer } from '../../../compare/sites';

/**
 * Imports a module of bench/peers/search, which is installed on request.
 *
 * @param file - Below `node_modules`: some packages export nothing to those who ask from elsewhere.
 * @returns What it exports. Its types are not installed with the project, so the caller says them.
 */
export async function loadPackage<Module>(file: string): Promise<Module> {
  const folder = await installPeer('search');
  return (await import(pathToFileURL(join(folder, 'node_modules', file)).href)) as Module;
}
