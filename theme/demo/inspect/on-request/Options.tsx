import type {
  ListDescription,
  OptionDescription,
} from '../../../../src/rc-select/inspect/describe/description';
import { useInspectMessages } from './useInspectMessages';

function Option({ option }: { option: OptionDescription }) {
  const messages = useInspectMessages();
  return (
    <li className="inspector-option">
      <bdi>{option.name || <i>{messages.none}</i>}</bdi>
      {option.isActive && <span className="inspector-badge">{messages.active}</span>}
      {option.isSelected && <span className="inspector-badge">{messages.selected}</span>}
      {option.isDisabled && <span className="inspector-badge">{messages.disabled}</span>}
      <span className="inspector-place">{messages.place(option)}</span>
    </li>
  );
}

/** The options as assistive technology gets them, which need not be those that are seen. */
export function Options({ list }: { list: ListDescription | undefined }) {
  const messages = useInspectMessages();
  if (!list) return <p className="inspector-aside">{messages.noList}</p>;
  if (list.isHidden) return <p className="inspector-aside">{messages.listHidden}</p>;
  const more = list.optionCount - list.options.length;
  return (
    <>
      <h4>{messages.options(list.optionCount)}</h4>
      <ul className="inspector-options">
        {list.options.map((option, index) => (
          <Option key={`${index} ${option.id}`} option={option} />
        ))}
      </ul>
      {more > 0 && <p className="inspector-aside">{messages.moreOptions(more)}</p>}
    </>
  );
}
