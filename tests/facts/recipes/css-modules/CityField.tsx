import Select from 'rc-select';
import styles from './CityField.module.css';

export const CityField = () => (
  <Select
    aria-label="City"
    className={styles.city}
    dropdownClassName={styles.list}
    options={[{ value: 'osl', label: 'Oslo' }]}
  />
);
