import type { EventCityDetail } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import type from '../../shared/styles/type.module.css';
import { Button } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import { toast } from '../../shared/ui/overlays/toast.tsx';
import css from './place.module.css';
import { PlaceMap } from './place-map.tsx';

/** As navigators take them: five digits are a metre. */
const degrees = (value: number): string => value.toFixed(5);

/** Where the start is, how to get there, the address to copy and the map to open; an online race has neither. */
export const Place = ({ city }: { city: EventCityDetail }) => {
  const t = useTranslations('event');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText([city.place.title, city.address].filter(Boolean).join(', '));
    toast(t('copied'));
  };
  return (
    <section id="place" aria-labelledby="place-title" className={css['section']}>
      <h2 id="place-title">{t('placeTitle')}</h2>
      {city.place.map && <PlaceMap city={city} map={city.place.map} />}
      <p className={type['read']}>
        {city.place.title ? <b>{city.place.title}</b> : null}
        {city.place.title && city.address ? ', ' : null}
        {city.address}
      </p>
      {city.coordinates && (
        <p className={classes(type['second'], css['coordinates'])}>
          {t('coordinates', { latitude: degrees(city.coordinates[0]), longitude: degrees(city.coordinates[1]) })}
        </p>
      )}
      {city.place.directions && <p className={classes(type['read'], type['second'])}>{city.place.directions}</p>}
      {city.place.map_url && (
        <Row className={css['ways']}>
          <Button kind="line" onClick={() => void copy()}>
            <Icon name="copy" size="s" /> {t('copyAddress')}
          </Button>
          <a className={css['map']} href={city.place.map_url} target="_blank" rel="noreferrer">
            <Icon name="pin" size="s" /> {t('openMap')}
          </a>
          <a className={css['map']} href={city.place.route_url} target="_blank" rel="noreferrer">
            <Icon name="out" size="s" /> {t('openRoute')}
          </a>
        </Row>
      )}
    </section>
  );
};
