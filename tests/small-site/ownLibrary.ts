import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeSite } from '../../src/init/makeSite';
import type { Run } from '../../src/init/shell';

/** Below the project, so that React and dumi are found. */
const FOLDER = path.resolve('.cache/own-library');

/** What `npm install` of the package that makes sites would add. */
const ENGINE = { name: 'live-docs', spec: 'live-docs@1.0.0', react: '*' };

const FILES = {
  'package.json': {
    name: 'acme',
    private: true,
    workspaces: ['packages/*'],
    devDependencies: { react: '19', 'react-dom': '19' },
  },
  'engine/package.json': { name: ENGINE.name, version: '1.0.0', main: 'index.ts' },
  'engine/index.ts': `export { defineSite } from '${path.resolve('src/site/defineSite')}';\n`,
  'packages/icons/package.json': {
    name: '@acme/icons',
    version: '2.0.0',
    exports: './src/index.tsx',
    peerDependencies: { react: '*' },
  },
  'packages/icons/src/index.tsx':
    'export function Star() {\n  return <svg aria-hidden="true" width="8" height="8" />;\n}\n',
  'packages/ui/package.json': {
    name: '@acme/ui',
    version: '3.1.0',
    private: true,
    description: 'Buttons and meters of Acme',
    main: 'dist/index.js',
    dependencies: { '@acme/icons': '2.0.0' },
    peerDependencies: { react: '*', 'react-dom': '*' },
    devDependencies: { react: '19', 'react-dom': '19' },
  },
  'packages/ui/src/index.tsx': `import { Star } from '@acme/icons';
import type { ReactNode } from 'react';

export interface ButtonProps {
  /** What it says. */
  children?: ReactNode;
  tone?: 'calm' | 'loud';
}

export function Button({ children, tone = 'calm' }: ButtonProps) {
  return (
    <button type="button" className={tone}>
      <Star /> {children}
    </button>
  );
}

export interface MeterProps {
  /** Between 0 and 100. */
  value: number;
  'aria-label'?: string;
}

export function Meter({ value, ...rest }: MeterProps) {
  return <div role="meter" aria-valuenow={value} aria-valuemin={0} aria-valuemax={100} {...rest} />;
}
`,
};

/** A workspace of two packages, the second of which is private and uses the first. */
export interface Workspace {
  /** Folder of the private package. */
  folder: string;
  /** Makes a site for it; answers what is said. */
  makeSite: (asked?: string) => Promise<string>;
  remove: () => Promise<void>;
}

/** Installs nothing but the package that makes sites; the registry has one version of React. */
const run: Run = async (program, args) => {
  const view = { status: 0, stdout: '["19.0.0"]', stderr: '' };
  if (args[0] === 'view') return view;
  await symlink('../engine', path.join(FOLDER, 'node_modules', ENGINE.name));
  return { ...view, stdout: `${program} has installed it` };
};

/** Writes the workspace, as if its packages were installed. */
export async function writeWorkspace(): Promise<Workspace> {
  await rm(FOLDER, { recursive: true, force: true });
  for (const [file, content] of Object.entries(FILES)) {
    const target = path.join(FOLDER, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, typeof content === 'string' ? content : JSON.stringify(content));
  }
  const scope = path.join(FOLDER, 'node_modules/@acme');
  await mkdir(scope, { recursive: true });
  for (const name of ['icons', 'ui'])
    await symlink(`../../packages/${name}`, path.join(scope, name));
  const folder = path.join(FOLDER, 'packages/ui');
  return {
    folder,
    makeSite: (library) =>
      makeSite({ library, engine: undefined }, folder, ENGINE, run, () => undefined),
    remove: () => rm(FOLDER, { recursive: true, force: true }),
  };
}
