import { usePageTexts } from '../../locale/usePageTexts';
import { usePart } from '../../document/parts/usePart';
import { Code } from './Code';
import { PackageManagers } from './PackageManagers';
import type { ManagerForm } from './managersPart';
import './comparison.css';

interface SourceCodeProps {
  lang?: string;
  /** Highlighted by src/demo/code/rehypeSources.ts. */
  html: string;
  title?: string;
  /** Name by which the document has the code, where the script leaves it out. */
  part?: string;
  /** How commands are offered for other package managers. */
  managers?: ManagerForm;
}

/** A fenced code block. */
export default function SourceCode(props: SourceCodeProps) {
  const { lang = 'text', html, title, part = '', managers } = props;
  const texts = usePageTexts();
  const inDocument = usePart(part);
  return (
    <div className="source-code">
      {title && <p className="source-title">{title}</p>}
      {managers === 'tabs' && <PackageManagers form={managers} part={part} />}
      <Code html={inDocument || html} part={part} label={texts.sourceOf(title ?? lang)}>
        {managers === 'list' && <PackageManagers form={managers} part={part} />}
      </Code>
    </div>
  );
}
