import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devDependencies, dependencies } from '../../package.json';
import { checkBlocks } from '../support/checkBlocks';
import { codeBlocks, isOfSuccessor, isTypeScript } from '../support/codeBlocks';
import { SUCCESSOR } from '../support/successor';
import { openWorkshop, type Workshop } from './support/workshop';

let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop(
    JSON.stringify({
      private: true,
      dependencies: {
        ...SUCCESSOR,
        '@types/react': devDependencies['@types/react'],
        react: dependencies.react,
        'react-dom': dependencies['react-dom'],
      },
    }),
  );
}, 300_000);
afterAll(() => rm(workshop.projects, { recursive: true, force: true }));

test('every block of TypeScript about the successor is free of type errors', () => {
  const blocks = codeBlocks().filter((block) => isTypeScript(block) && isOfSuccessor(block));
  expect(blocks.length).toBeGreaterThan(5);
  expect(checkBlocks(blocks, workshop.projects)).toEqual([]);
});
