import { useMessages } from '../../locale/useLocale';

/** Props of a demo's heading. */
export interface DemoHeadingProps {
  id: string;
  title: string;
  description: string | undefined;
}

/** Title of a demo with its link, and what it shows. */
export function DemoHeading({ id, title, description }: DemoHeadingProps) {
  const messages = useMessages();
  return (
    <header className="demo-heading">
      <h2 id={`${id}-title`}>
        {title}
        <a
          className="anchor"
          href={`#${id}`}
          aria-label={messages.linkTo(title)}
          data-search="ignore"
        >
          #
        </a>
      </h2>
      {description && <div dangerouslySetInnerHTML={{ __html: description }} />}
    </header>
  );
}
