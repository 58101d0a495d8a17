import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { deriveReference } from '.';
import { createProject, writeIn } from '../../../../tests/support/libraryOfEachStyle';

const project = createProject();
afterAll(() => rmSync(project, { recursive: true }));

test('a type that is no component has a table if it is asked for, beside those of components', () => {
  writeIn(
    project,
    'library/toast.tsx',
    `export interface ToastOptions<Data = unknown> extends React.HTMLAttributes<HTMLDivElement> {
       /** Replaces the toast with the same. */
       key?: string;
       /** @default 4000 */
       duration?: number;
       data: Data;
     }
     import type React from 'react';
     export type Position = 'top' | 'bottom';
     export type Close = () => void;
     export class Store { size = 1; }
     export interface Toaster { none: string }
     export function Toaster(props: { position?: Position }) { return null; }
     export function toast(options: ToastOptions) {}`,
  );
  const library = [{ name: 'toast', source: 'library/toast.tsx' }];
  const asked = ['Toaster', 'ToastOptions', 'Position', 'Close', 'Store', 'Gone'];
  const derived = deriveReference(project, library, asked);
  expect(Object.keys(deriveReference(project, library).tables)).toEqual(['Toaster']);
  expect(Object.keys(derived.tables)).toEqual(['Toaster', 'ToastOptions']);
  expect(Object.keys(derived.tables.Toaster ?? {})).toEqual(['position']);
  expect(derived.tables.ToastOptions).toEqual({
    key: expect.objectContaining({ description: 'Replaces the toast with the same.' }) as object,
    duration: expect.objectContaining({
      type: 'number',
      required: false,
      default: '4000',
    }) as object,
    data: expect.objectContaining({ type: 'Data', required: true, names: ['Data'] }) as object,
  });
  expect(derived.types.Data).toBe('Data = unknown');
  expect(derived.inherited?.ToastOptions?.count).toBeGreaterThan(200);
});
