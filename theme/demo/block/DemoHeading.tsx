import { useTexts } from '../../locale/useTexts';

/** Props of a demo's heading. */
export interface DemoHeadingProps {
  id: string;
  title: string;
  description: string | undefined;
}

/** Title of a demo with its link, and what it shows. */
export function DemoHeading({ id, title, description }: DemoHeadingProps) {
  const texts = useTexts();
  return (
    <header className="demo-heading">
      <h2 id={`${id}-title`}>
        {title}
        <a className="anchor" href={`#${id}`} aria-label={texts.linkTo(title)} data-search="ignore">
          #
        </a>
      </h2>
      {description && <div dangerouslySetInnerHTML={{ __html: description }} />}
    </header>
  );
}
