import screenshots from '@@/subject/screenshots';
import { Link } from '../../src/document/router/Link';
import { basePath } from '../../src/document/router/site';
import './screenshots.css';
import '../../src/ui/schemePictures.css';
import { PICTURE_SCHEME, textPart } from '../../src/document/contract';

/** How wide a picture is shown: two columns on a phone, else four. */
const SIZES = '(max-width: 48rem) 50vw, 11rem';

/**
 * Pictures of the component in both schemes, made from the demos by `npm run screenshots`. The
 * scheme is an attribute of the page and not a media feature, so CSS hides one of each pair, and a
 * hidden lazy picture is not loaded.
 */
export default function Screenshots() {
  return (
    <div className="screenshots" {...textPart('screenshots')}>
      {screenshots?.map(({ name, title, alt, address, width, height }) => (
        <figure key={name}>
          {(['light', 'dark'] as const).map((scheme) => {
            const file = `${basePath}/screenshots/${name}-${scheme}`;
            return (
              <picture key={scheme} {...{ [PICTURE_SCHEME]: scheme }}>
                <source
                  type="image/avif"
                  srcSet={[1, 2].map((n) => `${file}-${n * width}.avif ${n * width}w`).join(', ')}
                  sizes={SIZES}
                />
                <img
                  loading="lazy"
                  decoding="async"
                  src={`${file}.webp`}
                  alt={alt}
                  width={width}
                  height={height}
                />
              </picture>
            );
          })}
          <figcaption>
            <Link to={address}>{title}</Link>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
