import '../skin/select.css';
import './anatomy.css';
import markup from './markup.json';

/** What two selects have put into the page; tests/unit/docs/anatomy.test.tsx has written it. */
export default function Anatomy() {
  return (
    <div
      className="anatomy"
      aria-hidden
      inert
      dangerouslySetInnerHTML={{ __html: markup.selects.join('') }}
    />
  );
}
