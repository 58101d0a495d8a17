import { rm } from 'node:fs/promises';
import { execa } from 'execa';
import type { TestProject } from 'vitest/node';
import { provideBrowsers } from '../support/browser/provideBrowsers';
import { installSite } from './installedSite';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the site that was made with the installed package. */
    installedSite: string;
  }
}

/** Where the program says that it serves a site. */
const ADDRESS = /http:\/\/[\d.:]+/;

/**
 * Installs the package in a folder of its own, and builds and serves a site with it.
 * `PACKAGE_MANAGER` names another than npm, such as `pnpm@10`, `PACKAGE_REACT` a version of React.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { PACKAGE_MANAGER = 'npm', PACKAGE_REACT: react } = process.env;
  const { folder, program } = await installSite(
    PACKAGE_MANAGER,
    react ? { react, 'react-dom': react } : {},
  );
  await execa('node', [...program, 'build'], { cwd: folder });
  const server = execa('node', [...program, 'serve'], {
    cwd: folder,
    env: { PORT: '0' },
    reject: false,
  });
  const siteUrl = await new Promise<string | undefined>((resolve) => {
    server.stdout.on('data', (text) => {
      const [address] = ADDRESS.exec(String(text)) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', () => resolve(undefined));
  });
  project.provide('siteUrl', siteUrl ?? '');
  project.provide('installedSite', folder);
  const close = await provideBrowsers(project);
  return async () => {
    await close();
    server.kill();
    await rm(folder, { recursive: true, force: true });
  };
}
