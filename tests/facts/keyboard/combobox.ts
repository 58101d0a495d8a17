import { expect } from 'vitest';
import type { UseProps } from '../support/page/kit';
import { opens, typedBy } from './common';
import { compare, press, show, type Pressed, type Proof } from './pressed';

const withText: UseProps = () => ({ defaultValue: 'xy', options: [{ value: 'ash' }] });

const backfilled: UseProps = () => ({
  backfill: true,
  options: [{ value: 'ash', label: 'Ash' }],
});

async function types(pressed: Pressed): Promise<void> {
  await show(pressed);
  const { text } = typedBy(pressed);
  const { after, picked } = await compare(pressed);
  expect(after).toMatchObject({ open: true, text });
  expect(picked).toEqual([`onChange(${JSON.stringify(text)})`]);
}

/** Puts the select into a form that notes down when it is submitted. */
async function moveIntoForm({ select }: Pressed): Promise<void> {
  await select.page.evaluate(() => {
    const form = document.body.appendChild(document.createElement('form'));
    form.append(...document.querySelectorAll('main'));
    form.onsubmit = (event) => {
      event.preventDefault();
      form.dataset.submitted = '';
    };
  });
  await select.focus();
}

/** Proofs of what keys do in mode `combobox`, by the id of their row. */
export const combobox = {
  'combobox-characters': { closed: types, open: types },
  'combobox-enter': {
    async closed(pressed) {
      await show(pressed);
      await moveIntoForm(pressed);
      expect((await press(pressed)).open).toBe(true);
      expect(await pressed.select.page.locator('[data-submitted]').count()).toBe(1);
    },
    async open(pressed) {
      await show(pressed);
      await pressed.select.press('ArrowDown');
      const taken = await compare(pressed);
      expect(taken.picked).toEqual(['onChange("ash")', 'onSelect("ash")']);
      expect(taken.after).toMatchObject({ open: false, text: 'ash', focused: true });
      await show(pressed);
      await pressed.select.type('x');
      const kept = await compare(pressed);
      expect(kept.picked).toEqual([]);
      expect(kept.after).toMatchObject({ open: false, text: 'x', focused: true });
    },
  },
  'combobox-first-arrow': {
    closed: opens,
    async open(pressed) {
      await show(pressed);
      expect((await pressed.select.state()).active).toBeUndefined();
      const active = pressed.key === 'ArrowDown' ? 'ash' : 'cedar';
      expect(await press(pressed)).toMatchObject({ active, open: true });
    },
  },
  'combobox-arrows': {
    closed: opens,
    async open(pressed) {
      await show(pressed, backfilled);
      expect(await press(pressed)).toMatchObject({ active: 'Ash', text: 'ash', open: true });
    },
  },
  'combobox-escape': {
    async closed(pressed) {
      await show(pressed, withText);
      expect(await press(pressed)).toMatchObject({ open: true, text: '' });
    },
    async open(pressed) {
      await show(pressed, withText);
      expect(await press(pressed)).toMatchObject({ open: true, text: '' });
    },
  },
  'combobox-backspace': {
    async closed(pressed) {
      await show(pressed, withText);
      await pressed.select.press('End', 'Escape');
      await pressed.select.type('xy');
      await pressed.select.press('Tab');
      expect((await pressed.select.state()).open).toBe(false);
      expect(await press(pressed)).toMatchObject({ open: true, text: 'x' });
    },
    async open(pressed) {
      await show(pressed, withText);
      await pressed.select.press('End');
      expect(await press(pressed)).toMatchObject({ open: true, text: 'x' });
    },
  },
} satisfies Record<string, Proof>;
