import { usePageTexts } from '../../src/locale/usePageTexts';
import { site } from '../../src/document/router/site';

/** Link to the source of the library. */
export function RepositoryLink() {
  const { name, repository } = site;
  const texts = usePageTexts();
  return (
    <a className="repository-link" href={repository}>
      <span aria-hidden="true">GitHub</span>
      <span className="visually-hidden">{texts.repository(name)}</span>
    </a>
  );
}
