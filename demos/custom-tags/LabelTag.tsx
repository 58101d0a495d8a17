import { labelNames } from './labels';
import './demo.css';

interface LabelTagProps {
  value: string;
  closable: boolean;
  onClose: () => void;
}

export default function LabelTag({ value, closable, onClose }: LabelTagProps) {
  const name = labelNames[value] ?? value;

  return (
    <span className="demo-custom-tags-tag" data-label={value}>
      {name}
      {closable && (
        <button
          type="button"
          className="demo-custom-tags-remove"
          aria-label={`Remove ${name}`}
          // The element around the tag opens and closes the list on mouse down.
          onMouseDown={(event) => {
            event.preventDefault();
            event.stopPropagation();
          }}
          // The select handles Enter, so the key would not press the button.
          onKeyDown={(event) => {
            if (event.key !== 'Escape') event.stopPropagation();
          }}
          onClick={onClose}
        >
          <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
            <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      )}
    </span>
  );
}
