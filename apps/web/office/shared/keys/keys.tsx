import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { useMay } from '../door/session.ts';
import { placeGroups } from '../frame/places.ts';
import { isForPage } from './is-for-page.ts';
import css from './keys.module.css';

/** How long the second letter of "G then S" is waited for, in milliseconds. */
const patience = 1500;

/** Keys that work on every screen, by their place on the keyboard, so that the Russian layout works too. */
export const Keys = () => {
  const t = useTranslations('keys');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const may = useMay();
  const [isShown, setShown] = useState(false);
  const led = placeGroups
    .flatMap(({ places }) => places)
    .filter(({ right }) => right === undefined || may(right))
    .map((place) => ({ ...place, code: `Key${place.key}` }));
  useEffect(() => {
    let goAt = 0;
    const press = (event: KeyboardEvent): void => {
      if (!isForPage(event)) return;
      if (event.key === '?') {
        setShown(true);
        return;
      }
      const place = event.timeStamp - goAt < patience ? led.find(({ code }) => code === event.code) : undefined;
      goAt = event.code === 'KeyG' && !place ? event.timeStamp : 0;
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
        <div>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>{t('help')}</dd>
        </div>
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>{t('escape')}</dd>
        </div>
      </dl>
    </Dialog>
  );
};
