import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const locked = ['owner'];

const roles = [
  { value: 'owner', label: 'Owner' },
  { value: 'billing', label: 'Billing' },
  { value: 'developer', label: 'Developer' },
  { value: 'viewer', label: 'Viewer' },
].map((role) => ({ ...role, disabled: locked.includes(role.value) }));

export default function MultipleReadonlyClearDemo() {
  const [granted, setGranted] = useState(['owner', 'billing', 'viewer']);

  // The clear icon empties the whole value, so the locked roles are added again.
  function keepLocked(next: string[]) {
    setGranted([...locked, ...next.filter((role) => !locked.includes(role))]);
  }

  return (
    <div className="demo-field">
      <label htmlFor="multiple-readonly-clear">Roles</label>
      <Select
        id="multiple-readonly-clear"
        mode="multiple"
        allowClear
        options={roles}
        optionFilterProp="label"
        value={granted}
        onChange={keepLocked}
      />
    </div>
  );
}
