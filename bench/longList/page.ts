import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Select from 'rc-select';
import '../../demos/skin/select.css';
import LongListDemo from '../../demos/scroll-loading/long-list';
import { prepareVariant } from './variants';

const query = new URLSearchParams(location.search);
const variant = query.get('variant');

/** How many options are passed to the select; 0 shows the demo, which passes at most 500. */
const rows = Number(query.get('rows'));

const makeOptions = () =>
  Array.from({ length: rows }, (_, index) => ({ value: `${index % 100} Acacia Avenue ${index}` }));

/** A select that gets all options when it has been opened, and filters them itself. */
function AllOptions() {
  const [options, setOptions] = useState<{ value: string }[]>([]);
  return createElement(Select, {
    showSearch: true,
    options,
    listItemHeight: 32,
    notFoundContent: 'One moment',
    onDropdownVisibleChange: () => setTimeout(() => setOptions(options.length ? options : all)),
  });
}

// Not part of what is measured.
const all = makeOptions();

function showList(): void {
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(createElement(rows === 0 ? LongListDemo : AllOptions));
}

if (variant === null) showList();
else prepareVariant(variant);
