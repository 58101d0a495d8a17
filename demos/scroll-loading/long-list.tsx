import { useMemo, useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { findAddresses, loadAddresses, type Addresses } from './addresses';
import './demo.css';

/** Nobody scrolls further. One more letter finds the rest. */
const MAX_ROWS = 500;

function describe(addresses: Addresses | undefined, found: number): string {
  if (!addresses) return 'Making the list …';
  if (found <= MAX_ROWS) return `${found} of 100,000 match`;
  return `The first ${MAX_ROWS} that match, of 100,000. Type to narrow the list.`;
}

export default function LongListDemo() {
  const [addresses, setAddresses] = useState<Addresses>();
  const [search, setSearch] = useState('');
  const [address, setAddress] = useState<string>();

  // One more than is shown tells whether there are more. The array stays the same until the search
  // changes: for a new one, the select reads all rows again.
  const found = useMemo(
    () => (addresses ? findAddresses(addresses, search, MAX_ROWS + 1) : []),
    [addresses, search],
  );
  const options = useMemo(() => found.slice(0, MAX_ROWS).map((value) => ({ value })), [found]);

  return (
    <>
      <div className="demo-field">
        <label htmlFor="scroll-loading-long-list">Address</label>
        <Select<string>
          id="scroll-loading-long-list"
          placeholder="Try “99 yew”"
          options={options}
          showSearch
          filterOption={false}
          searchValue={search}
          onSearch={setSearch}
          listItemHeight={32}
          value={address}
          onChange={setAddress}
          onDropdownVisibleChange={(open) => {
            if (open) void loadAddresses().then(setAddresses);
          }}
          notFoundContent={addresses ? 'No such address' : 'One moment'}
          dropdownRender={(list) => (
            <>
              {list}
              <p className="demo-footer" role="status">
                {describe(addresses, found.length)}
              </p>
            </>
          )}
        />
      </div>
      <p className="demo-note">
        Value: <output htmlFor="scroll-loading-long-list">{address ?? 'none'}</output>
      </p>
    </>
  );
}
