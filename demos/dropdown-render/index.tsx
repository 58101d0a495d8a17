import { useRef, useState, type FormEvent } from 'react';
import Select, { type BaseSelectRef } from 'rc-select';
import { keepKeys, tabInto } from './keys';
import '../skin/select.css';
import './demo.css';

export default function DropdownRenderDemo() {
  const [projects, setProjects] = useState(['Harbour survey', 'Night trains', 'Tide tables']);
  const [project, setProject] = useState<string>();
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  const select = useRef<BaseSelectRef>(null);
  const input = useRef<HTMLInputElement>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const added = name.trim();
    if (!added) return;
    if (!projects.includes(added)) setProjects([...projects, added]);
    setProject(added);
    setName('');
    setOpen(false);
    select.current?.focus();
  }

  return (
    <div className="demo-field">
      <label htmlFor="dropdown-render">Project</label>
      <Select
        ref={select}
        id="dropdown-render"
        placeholder="Choose a project"
        options={projects.map((value) => ({ value, label: value }))}
        value={project}
        onChange={setProject}
        open={open}
        onDropdownVisibleChange={setOpen}
        onInputKeyDown={(event) => tabInto(event, input.current)}
        dropdownRender={(list) => (
          <>
            {list}
            <form
              className="demo-dropdown-render-bar"
              onSubmit={add}
              onKeyDown={(event) => keepKeys(event, select.current)}
            >
              <input
                ref={input}
                className="demo-dropdown-render-input"
                aria-label="New project"
                placeholder="New project"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <button type="submit" className="demo-button">
                Add
              </button>
            </form>
          </>
        )}
      />
    </div>
  );
}
