import screenshots from '../../src/rc-select/screenshots.json';
import { useBasePath } from '../site/dumi';
import './screenshots.css';

/**
 * Pictures of the component in both schemes, made from the demos by `npm run screenshots`. The
 * scheme is an attribute of the page and not a media feature, so CSS hides one of each pair, and a
 * hidden lazy picture is not loaded.
 */
export default function Screenshots() {
  const base = useBasePath();
  return (
    <div className="screenshots">
      {screenshots.map(({ name, title, alt, width, height }) => (
        <figure key={name}>
          {(['light', 'dark'] as const).map((scheme) => (
            <img
              key={scheme}
              data-scheme={scheme}
              src={`${base}/screenshots/${name}-${scheme}.webp`}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
            />
          ))}
          <figcaption>{title}</figcaption>
        </figure>
      ))}
    </div>
  );
}
