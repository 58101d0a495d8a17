import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { isLeftToNode, NODE_PACKAGES } from './serverBuild';

const require = createRequire(import.meta.url);

describe('the build that renders the pages', () => {
  test.each(NODE_PACKAGES)('can leave %s to Node, which loads it without a bundler', (name) => {
    expect(require(name)).toBeTypeOf('object');
  });

  test.each([
    ['react', true],
    ['react/jsx-runtime', true],
    ['react-dom/server.node', true],
    ['@codemirror/view', true],
    ['react-dom/server', false],
    ['react-router-dom', false],
    ['rc-select', true],
    ['rc-select/assets/index.css', false],
    ['./react', false],
  ])('whether it leaves %j to Node: %s', (request, left) => {
    expect(isLeftToNode(request, [...NODE_PACKAGES, 'rc-select'])).toBe(left);
  });
});
