import { usePageTexts } from '../../locale/usePageTexts';
import { site } from '../../site/site';

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
