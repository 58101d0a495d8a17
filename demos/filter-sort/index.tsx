import Select from 'rc-select';
import '../skin/select.css';
import { rank } from './rank';

const languages = [
  'ActionScript',
  'Basic',
  'C',
  'C++',
  'Clojure',
  'Common Lisp',
  'Emacs Lisp',
  'JavaScript',
  'Lisp',
  'Objective-C',
  'OCaml',
  'Scala',
  'Scheme',
  'TypeScript',
  'Visual Basic',
].map((name) => ({ value: name, label: name }));

export default function FilterSortDemo() {
  return (
    <div className="demo-row">
      <div className="demo-field">
        <label htmlFor="filter-sort-best">Best match first</label>
        <Select
          id="filter-sort-best"
          showSearch
          options={languages}
          filterSort={(a, b, { searchValue }) =>
            searchValue === '' ? 0 : rank(a.value, searchValue) - rank(b.value, searchValue)
          }
          placeholder="Type c or lisp"
        />
      </div>
      <div className="demo-field">
        <label htmlFor="filter-sort-given">In the order given</label>
        <Select
          id="filter-sort-given"
          showSearch
          options={languages}
          placeholder="Type c or lisp"
        />
      </div>
    </div>
  );
}
