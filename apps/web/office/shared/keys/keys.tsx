import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { useMay } from '../door/session.ts';
import { placeGroups } from '../frame/places.ts';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { hasLetterKeys, isForPage, setLetterKeys } from './is-for-page.ts';
import css from './keys.module.css';
import { firstField, isLedTo, pressedBy } from './press-of.ts';

/** How long the second letter of "G then S" is waited for, in milliseconds. */
const patience = 1500;

/** Keys beside those of the sections, in the order of the spec (3.1). */
const shown = [
  { id: 'find', keys: ['/', 'Ctrl K'] },
  { id: 'row', keys: ['J', 'K', '↓', '↑'] },
  { id: 'choose', keys: ['X', '⇧ X'] },
  { id: 'open', keys: ['Enter', 'O'] },
  { id: 'openTab', keys: ['Ctrl Enter'] },
  { id: 'new', keys: ['N'] },
  { id: 'edit', keys: ['E'] },
  { id: 'filter', keys: ['F'] },
  { id: 'steps', keys: ['[', ']'] },
  { id: 'decide', keys: ['A', 'D'] },
  { id: 'judge', keys: ['A', 'D', 'Z'] },
  { id: 'save', keys: ['Ctrl S'] },
  { id: 'help', keys: ['?'] },
  { id: 'escape', keys: ['Esc'] },
] as const;

/** Keys that work on every screen, by their place on the keyboard, so that the Russian layout works too. */
export const Keys = () => {
  const t = useTranslations('keys');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const may = useMay();
  const [isShown, setShown] = useState(false);
  const [isOn, setOn] = useState(hasLetterKeys);
  const led = placeGroups
    .flatMap(({ places }) => places)
    .filter(({ right }) => right === undefined || may(right))
    .flatMap((place) => (place.key === undefined ? [] : [{ ...place, code: `Key${place.key}` }]));
  // Kept while the frame is drawn anew: an answer may come between the two letters.
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isForPage(event)) return;
      if (event.key === '?') {
        setShown(true);
        return;
      }
      const at = event.code;
      const pressed = event.shiftKey ? undefined : pressedBy(at);
      const isLed = event.timeStamp - goAt.current < patience;
      if (!isLed && (pressed || at === 'KeyE')) {
        event.preventDefault();
        if (pressed && isLedTo(pressed)) pressed.focus();
        // A key that is held would do to the next thing what was meant for this one.
        else if (pressed && !event.repeat) pressed.click();
        else if (!pressed) firstField()?.focus();
        return;
      }
      const place = isLed ? led.find(({ code }) => code === at) : undefined;
      goAt.current = at === 'KeyG' && !place ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!place) return;
      event.preventDefault();
      void navigate(place.to);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <Dialog
      isOpen={isShown}
      onClose={() => setShown(false)}
      title={t('title')}
      actions={<Button onClick={() => setShown(false)}>{t('close')}</Button>}
    >
      <dl className={css['keys']}>
        {led.map(({ id, key }) => (
          <div key={id}>
            <dt>
              <kbd>G</kbd> <kbd>{key}</kbd>
            </dt>
            <dd>{frame(`place.${id}`)}</dd>
          </div>
        ))}
        {shown.map(({ id, keys }) => (
          <div key={id}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`does.${id}`)}</dd>
          </div>
        ))}
      </dl>
      <div className={css['switch']}>
        <CheckField
          checked={isOn}
          onChange={({ target }) => {
            setLetterKeys(target.checked);
            setOn(target.checked);
          }}
        >
          {t('letters')}
        </CheckField>
      </div>
    </Dialog>
  );
};
