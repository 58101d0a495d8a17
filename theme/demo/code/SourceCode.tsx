import { usePageTexts } from '../../locale/usePageTexts';
import { Code } from './Code';

interface SourceCodeProps {
  lang?: string;
  /** Highlighted by src/demo/code/rehypeSources.ts. */
  html: string;
  title?: string;
}

/** A fenced code block. */
export default function SourceCode({ lang = 'text', html, title }: SourceCodeProps) {
  const texts = usePageTexts();
  return (
    <div className="source-code">
      {title && <p className="source-title">{title}</p>}
      <Code html={html} label={texts.sourceOf(title ?? lang)} />
    </div>
  );
}
