import { describe, expect, test, vi } from 'vitest';
import { registerBlock, whenBlock, type EditableBlock } from './blocks';

const block = (id: string): EditableBlock => ({ id, paths: [], open: () => undefined });

describe('the demo block that a link refers to', () => {
  test('is found at once, until it is removed', () => {
    const found = vi.fn();
    const gone = registerBlock(block('single'));
    whenBlock('single', found);
    expect(found).toHaveBeenCalledOnce();
    gone();
    whenBlock('single', found);
    expect(found).toHaveBeenCalledOnce();
  });

  test('is found as soon as it is ready, by the latest request only', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    whenBlock('late', first);
    whenBlock('later', second);
    registerBlock(block('late'));
    registerBlock(block('later'));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });
});
