import { useEffect, useRef, useState } from 'react';
import startingPoints from '@@/subject/startingPoints';
import { SINGLE_KEYS_OFF } from '../../../document/page/singleKey';
import { Link } from '../../../document/router/Link';
import { createSlot } from '../../../lib/storage';
import { useLocale } from '../../../locale/useLocale';
import { usePageTexts } from '../../../locale/usePageTexts';
import { useTexts } from '../../../locale/useTexts';
import { VISUALLY_HIDDEN } from '../../../document/contract';
import { Button } from '../../Button';
import { CloseIcon } from '../../icons';
import { SHORTCUTS, type Place } from './keys';
import { shortcutTexts } from './texts';
import './shortcuts.css';

/** Whether shortcuts of one key are wanted. */
const singleKeys = createSlot({ name: 'singleKeys', parse: (text) => text !== SINGLE_KEYS_OFF });

/** Where the table of the component's own keys is, if the site has one. */
const keyboard = startingPoints?.find(({ address }) => address.endsWith('#keyboard'));

const PLACES = Object.keys(SHORTCUTS) as Place[];

/** A key, or keys that are pressed together, as the reader's keyboard calls them. */
function Keys({ keys }: { keys: string }) {
  if (!keys.startsWith('Mod ')) return <kbd>{keys}</kbd>;
  return (
    <>
      <kbd className="keys-apple">{keys.replace('Mod', '⌘')}</kbd>
      <kbd className="keys-other">{keys.replace('Mod', 'Ctrl')}</kbd>
    </>
  );
}

/** The shortcuts of a part of the site. */
function PlaceKeys({ place }: { place: Place }) {
  const texts = useTexts(shortcutTexts);
  const actions: Record<string, string> = texts.actions[place];
  return (
    <section>
      <h3>{texts.places[place]}</h3>
      <dl>
        {Object.entries<readonly string[]>(SHORTCUTS[place]).map(([action, keys]) => (
          <div key={action}>
            <dt>
              {keys.map((each) => (
                <Keys key={each} keys={each} />
              ))}
            </dt>
            <dd>{actions[action]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Lets a reader whose keys are spoken, or pressed by accident, do without those of one key. */
function SingleKeys() {
  const texts = useTexts(shortcutTexts);
  const [areOn, setOn] = useState(singleKeys.read);
  return (
    <label>
      <input
        type="checkbox"
        checked={areOn}
        onChange={({ target }) => {
          setOn(target.checked);
          if (target.checked) singleKeys.remove();
          else singleKeys.write(SINGLE_KEYS_OFF);
        }}
      />
      <span>{texts.singleKeys}</span>
      <span className="shortcut-hint">{texts.singleKeysHint}</span>
    </label>
  );
}

/** The shortcuts of the site, inside of a dialog that it closes. */
export function ShortcutList() {
  const { shortcuts, close } = usePageTexts();
  const { ofComponent } = useTexts(shortcutTexts);
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(function takeFocus() {
    button.current?.focus();
  }, []);

  return (
    <div className="shortcuts">
      <h2>{shortcuts}</h2>
      <Button
        ref={button}
        look="plain"
        className="icon-button"
        onClick={() => button.current?.closest('dialog')?.close()}
      >
        <CloseIcon />
        <span className={VISUALLY_HIDDEN}>{close}</span>
      </Button>
      <div className="shortcut-places">
        {PLACES.map((place) => (
          <PlaceKeys key={place} place={place} />
        ))}
      </div>
      {keyboard && (
        <p>
          <span>{`${ofComponent} `}</span>
          <Link to={keyboard.address}>{keyboard.title[locale] ?? keyboard.title.en}</Link>
        </p>
      )}
      <SingleKeys />
    </div>
  );
}
