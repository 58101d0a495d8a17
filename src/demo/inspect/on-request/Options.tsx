import type { ListDescription, OptionDescription } from '../describe/description';
import { useTexts } from '../../../locale/useTexts';
import { inspectTexts } from './texts';

function Option({ option }: { option: OptionDescription }) {
  const texts = useTexts(inspectTexts);
  return (
    <li className="inspector-option">
      <bdi>{option.name || <i>{texts.none}</i>}</bdi>
      {option.isActive && <span className="inspector-badge">{texts.active}</span>}
      {option.isSelected && <span className="inspector-badge">{texts.selected}</span>}
      {option.isDisabled && <span className="inspector-badge">{texts.disabled}</span>}
      <span className="inspector-place">{texts.place(option)}</span>
    </li>
  );
}

/** The options as assistive technology gets them, which need not be those that are seen. */
export function Options({ list }: { list: ListDescription | undefined }) {
  const texts = useTexts(inspectTexts);
  if (!list) return <p className="inspector-aside">{texts.noList}</p>;
  if (list.isHidden) return <p className="inspector-aside">{texts.listHidden}</p>;
  const more = list.optionCount - list.options.length;
  return (
    <>
      <h4>{texts.options(list.optionCount)}</h4>
      <ul className="inspector-options">
        {list.options.map((option, index) => (
          <Option key={`${index} ${option.id}`} option={option} />
        ))}
      </ul>
      {more > 0 && <p className="inspector-aside">{texts.moreOptions(more)}</p>}
    </>
  );
}
