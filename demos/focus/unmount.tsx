import { useRef, useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const reviewers = [
  { value: 'amara', label: 'Amara Okafor' },
  { value: 'ines', label: 'Inês Duarte' },
  { value: 'tomasz', label: 'Tomasz Wilk' },
];

export default function UnmountDemo() {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [reviewer, setReviewer] = useState('ines');
  const [editing, setEditing] = useState(false);

  const onOpenChange = (open: boolean) => {
    if (open) return;
    setEditing(false);
    // The focused text field is removed with the select, and the focus would be lost.
    buttonRef.current?.focus();
  };

  return (
    <div className="demo-field">
      {editing ? (
        <>
          <label htmlFor="focus-reviewer">Reviewer</label>
          <Select
            id="focus-reviewer"
            options={reviewers}
            value={reviewer}
            onChange={(next: string) => setReviewer(next)}
            autoFocus
            defaultOpen
            onDropdownVisibleChange={onOpenChange}
          />
        </>
      ) : (
        <p>Reviewer: {reviewers.find(({ value }) => value === reviewer)?.label}</p>
      )}
      <div className="demo-row">
        <button
          ref={buttonRef}
          type="button"
          className="demo-button"
          aria-expanded={editing}
          onClick={() => setEditing(true)}
        >
          Change reviewer
        </button>
      </div>
    </div>
  );
}
