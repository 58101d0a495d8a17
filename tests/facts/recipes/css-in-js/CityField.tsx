import Select from 'rc-select';
import styled, { createGlobalStyle } from 'styled-components';

const CitySelect = styled(Select<string>)`
  width: 15rem;
  .rc-select-selector {
    border-radius: 8px;
  }
`;
const CityListStyle = createGlobalStyle`
  .city-list {
    z-index: 50;
  }
  .city-list .rc-select-item-option-active {
    background: lightblue;
  }
`;

export const CityField = () => (
  <>
    <CityListStyle />
    <CitySelect
      aria-label="City"
      dropdownClassName="city-list"
      options={[{ value: 'osl', label: 'Oslo' }]}
    />
  </>
);
