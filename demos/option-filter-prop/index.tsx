import Select from 'rc-select';
import '../skin/select.css';

// `lang` is put on the row, so that a browser picks the right glyphs.
const capitals = [
  { value: 'ae', label: 'أبو ظبي', lang: 'ar', names: 'أبو ظبي Abu Dhabi' },
  { value: 'gr', label: 'Αθήνα', lang: 'el', names: 'Αθήνα Athens Athina' },
  { value: 'rs', label: 'Београд', lang: 'sr', names: 'Београд Belgrade Beograd' },
  { value: 'cn', label: '北京', lang: 'zh', names: '北京 Beijing Peking' },
  { value: 'eg', label: 'القاهرة', lang: 'ar', names: 'القاهرة Cairo Al-Qahira' },
  { value: 'ua', label: 'Київ', lang: 'uk', names: 'Київ Kyiv Kiev' },
  { value: 'kr', label: '서울', lang: 'ko', names: '서울 Seoul' },
  { value: 'bg', label: 'София', lang: 'bg', names: 'София Sofia Sofiya' },
  { value: 'ge', label: 'თბილისი', lang: 'ka', names: 'თბილისი Tbilisi Tiflis' },
  { value: 'jp', label: '東京', lang: 'ja', names: '東京 Tokyo Edo' },
];

export default function OptionFilterPropDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="option-filter-prop-capital">Capital</label>
      <Select
        id="option-filter-prop-capital"
        showSearch
        options={capitals}
        optionFilterProp="names"
        placeholder="Type tokyo or peking"
      />
    </div>
  );
}
