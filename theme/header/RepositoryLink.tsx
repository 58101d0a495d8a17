import { usePageTexts } from '../../src/locale/usePageTexts';
import { site } from '../../src/document/router/site';
import { VISUALLY_HIDDEN } from '../../src/document/contract';

/** Link to the source of the library. */
export function RepositoryLink() {
  const { name, repository } = site;
  const texts = usePageTexts();
  if (!repository) return null;
  return (
    <a className="repository-link" href={repository}>
      <span aria-hidden="true">GitHub</span>
      <span className={VISUALLY_HIDDEN}>{texts.repository(name)}</span>
    </a>
  );
}
