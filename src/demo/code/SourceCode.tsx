import { usePageTexts } from '../../locale/usePageTexts';
import { usePart } from '../../document/parts/usePart';
import { Code } from './Code';
import './comparison.css';

interface SourceCodeProps {
  lang?: string;
  /** Highlighted by src/demo/code/rehypeSources.ts. */
  html: string;
  title?: string;
  /** Name by which the document has the code, where the script leaves it out. */
  part?: string;
}

/** A fenced code block. */
export default function SourceCode({ lang = 'text', html, title, part = '' }: SourceCodeProps) {
  const texts = usePageTexts();
  const inDocument = usePart(part);
  return (
    <div className="source-code">
      {title && <p className="source-title">{title}</p>}
      <Code html={inDocument || html} part={part} label={texts.sourceOf(title ?? lang)} />
    </div>
  );
}
