import type { DetailsProps } from '../../../demo/inspect/adapter';
import type { ItemDescription } from '../../../demo/inspect/describe/description';
import { useTexts } from '../../../locale/useTexts';
import { parseDetails } from './parseDetails';
import { selectTexts } from './texts';

interface OptionProps extends Pick<DetailsProps, 'texts'> {
  option: ItemDescription;
}

function Option({ option, texts: { none, place } }: OptionProps) {
  const texts = useTexts(selectTexts);
  return (
    <li className="inspector-option">
      <bdi>{option.name || <i>{none}</i>}</bdi>
      {option.isActive && <span className="inspector-badge">{texts.active}</span>}
      {option.isSelected && <span className="inspector-badge">{texts.selected}</span>}
      {option.isDisabled && <span className="inspector-badge">{texts.disabled}</span>}
      <span className="inspector-place">{place(option)}</span>
    </li>
  );
}

/** The options as assistive technology gets them, which need not be those that are seen. */
export function Details({ details, texts: inspectTexts }: DetailsProps) {
  const texts = useTexts(selectTexts);
  const list = parseDetails(details)?.list;
  if (!list) return <p className="inspector-aside">{texts.noList}</p>;
  if (list.isHidden) return <p className="inspector-aside">{texts.listHidden}</p>;
  const more = list.optionCount - list.options.length;
  return (
    <>
      <h4>{texts.options(list.optionCount)}</h4>
      <ul className="inspector-options">
        {list.options.map((option, index) => (
          <Option key={`${index} ${option.id}`} option={option} texts={inspectTexts} />
        ))}
      </ul>
      {more > 0 && <p className="inspector-aside">{texts.moreOptions(more)}</p>}
    </>
  );
}
