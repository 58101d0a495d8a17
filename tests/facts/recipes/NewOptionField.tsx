import { useState } from 'react';
import Select, { type SelectProps } from 'rc-select';

/** A select that offers the typed text as one more option. */
export function NewOptionField({ mode, onChange }: Pick<SelectProps, 'mode' | 'onChange'>) {
  const [trees, setTrees] = useState(['ash', 'beech']);
  const [text, setText] = useState('');
  const name = text.trim();
  const isNew = name !== '' && !trees.includes(name);
  const offered = isNew ? [...trees, name] : trees;
  return (
    <Select
      aria-label="Tree"
      mode={mode}
      showSearch
      options={offered.map((tree) => ({ value: tree }))}
      filterOption={(_, option) => option !== undefined && option.value.includes(name)}
      optionRender={({ value }) => (isNew && value === name ? `Add ${name}` : value)}
      onChange={onChange}
      searchValue={text}
      onSearch={setText}
      onSelect={(tree: string) => {
        if (!trees.includes(tree)) setTrees([...trees, tree]);
        setText('');
      }}
      onDeselect={() => setText('')}
      onBlur={() => setText('')}
    />
  );
}
