import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder. */
const ROOT = path.resolve(import.meta.dirname, '../..');

/** A fenced block of code in a page. */
export interface CodeBlock {
  /** Path of the page from the project's folder. */
  page: string;
  /** The line of the fence above the code; the first is 1. */
  line: number;
  /** The language after the fence; empty without one. */
  language: string;
  code: string;
}

const FENCED = /^( *)```(\w*)[^\n`]*\n(.*?)^\1```$/gms;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The blocks of one Markdown text. A block inside a list loses the indentation of its fence. */
export function blocksOf(page: string, text: string): CodeBlock[] {
  return [...text.matchAll(FENCED)].map(({ 0: all, 1: indent = '', 2: language = '', index }) => {
    const lines = all.split('\n').slice(1, -1);
    const code = lines.map((line) => `${line.slice(indent.length)}\n`).join('');
    return { page, line: lineAt(text, index), language, code };
  });
}

/** The blocks of all pages in `docs`, in the order of their paths. */
export function codeBlocks(): CodeBlock[] {
  return readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .sort()
    .flatMap((page) => blocksOf(page, readFileSync(path.join(ROOT, page), 'utf8')));
}

/** Whether a block is TypeScript. */
export const isTypeScript = ({ language }: CodeBlock): boolean => /^tsx?$/.test(language);

/** Whether a block is about the successor of rc-select, which the project does not install. */
export const isOfSuccessor = ({ code }: CodeBlock): boolean =>
  code.includes("'@rc-component/select'");

/** Whether a block imports a file beside it: it compiles where that file is (recipes.test.ts). */
export const importsFiles = ({ code }: CodeBlock): boolean => /from '\.\.?\//.test(code);

/** Whether a block is about antd, which the project does not install. */
export const isOfAntd = ({ code }: CodeBlock): boolean => code.includes("'antd'");
