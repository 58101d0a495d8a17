import Select from 'rc-select';
import '../skin/select.css';

const cities = [
  { value: 'amman', label: 'عمّان' },
  { value: 'cairo', label: 'القاهرة' },
  { value: 'casablanca', label: 'الدار البيضاء' },
  { value: 'muscat', label: 'مسقط' },
  { value: 'tunis', label: 'تونس' },
];

export default function RightToLeftDemo() {
  return (
    <div className="demo-field" dir="rtl" lang="ar">
      <label htmlFor="auto-adjust-dropdown-rtl">المدينة</label>
      <Select
        id="auto-adjust-dropdown-rtl"
        direction="rtl"
        options={cities}
        defaultValue="cairo"
        showSearch
        optionFilterProp="label"
        allowClear
        placeholder="اختر مدينة"
      />
    </div>
  );
}
