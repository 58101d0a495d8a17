import { fork, type ChildProcess } from 'node:child_process';
import { build } from 'esbuild';
import path from 'node:path';
import { isRecord, isText } from '../lib/read';
import type { Render, Rendered } from './findDemo';
import type { Tree } from './tree';
import { pathOf } from './typeCheck';

/** Milliseconds; what takes longer probably never ends. */
const TIME_LIMIT = 5000;

/** What a process runs that renders elements; it may print and wait, or throw. */
const CODE = (library: string) => `
import * as library from ${JSON.stringify(library)};
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const RealDate = Date;
const renderOn = (day, tree) => {
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      if (given.length > 0) super(...given);
      else super(day);
    }
    static now() {
      return new RealDate(day).getTime();
    }
  };
  const read = (code) => new Function('return (' + code + ')')();
  const find = (path) =>
    /^[a-z]+$/.test(path) && path !== 'default'
      ? path
      : path.split('.').reduce((owner, name) => owner[name], library);
  const toElement = (each) => {
    if (typeof each === 'string') return each;
    const props = Object.entries(each.props).map(([name, code]) => [name, read(code)]);
    return createElement(find(each.path), Object.fromEntries(props), ...each.children.map(toElement));
  };
  return renderToString(toElement(tree));
};
process.on('message', (tree) => {
  try {
    const [html, later] = ['2026-01-10T12:00', '2027-08-25T12:00'].map((day) => renderOn(day, tree));
    process.send({ html, steady: html === later });
  } catch {
    process.send({});
  }
});
process.send({});
`;

function toRendered(message: unknown): Rendered | undefined {
  if (!isRecord(message) || !isText(message.html)) return undefined;
  return { html: message.html, steady: message.steady === true };
}

/** An element, with the place of each component in the module of the library. */
interface PlacedTree {
  path: string;
  props: Tree['props'];
  children: readonly (PlacedTree | string)[];
}

function placed({ name, props, children }: Tree, exports: ReadonlySet<string>): PlacedTree {
  return {
    path: /^[a-z]/.test(name) ? name : pathOf(name, exports),
    props,
    children: children.map((each) => (typeof each === 'string' ? each : placed(each, exports))),
  };
}

/** A module that a style sheet or a picture stands for, of which a server needs nothing. */
const NOT_CODE = ['.css', '.less', '.scss', '.sass', '.svg', '.png', '.jpg', '.gif', '.woff2'];

/** What renders elements of a library; `close` ends its process. */
export interface Renderer {
  render: Render;
  close: () => void;
}

/**
 * Starts a process that renders elements of a library as a server does. What throws, prints or
 * never ends there harms nothing here.
 *
 * @param folder - Where its packages are found.
 * @param library - Its name, or the path of its source.
 * @param exports - The names that it exports.
 * @param file - Where the code of the process is written.
 */
export async function startRenderer(
  folder: string,
  library: string,
  exports: ReadonlySet<string>,
  file: string,
): Promise<Renderer> {
  await build({
    stdin: { contents: CODE(library), resolveDir: folder },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: Object.fromEntries(NOT_CODE.map((ending) => [ending, 'empty'] as const)),
    logLevel: 'silent',
    absWorkingDir: path.resolve(folder),
  });
  let child: ChildProcess | undefined;

  /** Answers the next message; undefined when the process ends before it, or says nothing. */
  const answerOf = (running: ChildProcess) =>
    new Promise<unknown>((resolve) => {
      const end = (message?: unknown) => {
        clearTimeout(timer);
        running.off('message', end).off('exit', onExit);
        resolve(message);
      };
      const onExit = () => {
        child = undefined;
        end();
      };
      const timer = setTimeout(() => {
        running.kill('SIGKILL');
        onExit();
      }, TIME_LIMIT);
      running.on('message', end).on('exit', onExit);
    });

  return {
    async render(tree) {
      if (!child) {
        child = fork(file, { cwd: folder, stdio: 'ignore', execArgv: [] });
        await answerOf(child);
      }
      if (!child.connected) return undefined;
      const answer = answerOf(child);
      child.send(placed(tree, exports));
      return toRendered(await answer);
    },
    close: () => child?.kill(),
  };
}
