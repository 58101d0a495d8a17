import { hydrateRoot } from 'react-dom/client';
import Select from 'rc-select';

/** The props that a test gives to the server and to the browser. */
export interface HydratedProps {
  id?: string;
  mode?: 'multiple';
  autoFocus?: boolean;
  defaultOpen?: boolean;
  defaultValue?: string[];
  maxTagCount?: 'responsive';
  options: { value: string; label: string }[];
  style?: { width: number };
}

declare global {
  interface Window {
    /** Shows what a server has rendered, and hydrates it. */
    hydrateSelect: (markup: string, props: HydratedProps) => void;
  }
}

window.hydrateSelect = (markup, props) => {
  const place = document.createElement('main');
  place.innerHTML = markup;
  document.body.replaceChildren(place);
  hydrateRoot(place, <Select {...props} />);
};
