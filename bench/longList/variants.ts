import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Select, { Option, type SelectProps } from 'rc-select';
import { VARIANT_NAMES, type VariantName } from './variantNames';

/** Options of a select whose props are compared. */
const OPTIONS = 10_000;

/** Values of a select whose tags are compared. */
const CHOSEN = 200;

const options = Array.from({ length: OPTIONS }, (_, index) => ({
  value: `${index % 100} Acacia Avenue ${index}`,
}));
const defaultValue = options.slice(0, CHOSEN).map(({ value }) => value);

/** The props of each variant, which are made in each render. */
const VARIANTS: Readonly<Record<VariantName, () => SelectProps>> = {
  plain: () => ({ options }),
  'filter function': () => ({
    options,
    filterOption: (text, option) =>
      String(option?.value).toLowerCase().includes(text.toLowerCase()),
  }),
  'new array': () => ({ options: [...options] }),
  children: () => ({
    children: options.map(({ value }) =>
      createElement(Option, { key: value, value, children: value }),
    ),
  }),
  'virtual={false}': () => ({ options: options.slice(0, 1000), virtual: false }),
  tags: () => ({ mode: 'multiple', options, defaultValue }),
  'maxTagCount={10}': () => ({ mode: 'multiple', options, defaultValue, maxTagCount: 10 }),
  responsive: () => ({ mode: 'multiple', options, defaultValue, maxTagCount: 'responsive' }),
};

declare global {
  interface Window {
    /** Renders the select, or renders it again. */
    renderSelect: () => void;
  }
}

/** Prepares a page that shows a variant when it is told to. */
export function prepareVariant(asked: string): void {
  const name = VARIANT_NAMES.find((each) => each === asked);
  if (!name) throw new Error(`There is no variant ${asked}.`);
  const toProps = VARIANTS[name];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let renderAgain: (() => void) | undefined;
  function Variant() {
    const [, setCount] = useState(0);
    renderAgain = () => setCount((count) => count + 1);
    return createElement(Select, {
      style: { width: 600 },
      showSearch: true,
      listItemHeight: 32,
      ...toProps(),
    });
  }
  window.renderSelect = () => (renderAgain ? renderAgain() : root.render(createElement(Variant)));
}
