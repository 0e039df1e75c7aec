import type { EventCityDetail, EventDetail } from '@trassa/contracts';
import type { CSSProperties, Ref } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStartPrice } from '../../shared/event/use-start-price.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { bannerInk, headPictures } from '../../shared/event/head-pictures.ts';
import ground from '../../shared/styles/ground.module.css';
import type from '../../shared/styles/type.module.css';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Row, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { plainClick } from '../../shared/ui/plain-click.ts';
import css from './event-head.module.css';

type Props = {
  event: { title: string };
  banner: EventDetail['banners']['landing_page'];
  city: EventCityDetail;
  /** Address of the ticket popup. */
  buyPath: string;
  /** Address of the results, once they are published. */
  resultsPath: string | null;
  /** Tells whether the buy control is in the window. */
  buyRef: Ref<HTMLDivElement>;
  onBuy(): void;
  onCity: (() => void) | null;
};

/** Poster of the event page: terrain of the city, name, day, place and days to the start. */
export const EventHead = ({ event, banner, city, buyPath, resultsPath, buyRef, onBuy, onCity }: Props) => {
  const t = useTranslations('event');
  const u = useTranslations('ui');
  const format = useFormat();
  const name = format.name(city.city);
  const price = useStartPrice()(city);
  const days = format.daysTo(city.start_time, city.timezone);
  const facts = [
    name,
    city.distance !== null && format.distance(city.distance),
    city.obstacles > 0 && u('obstacles', { count: city.obstacles }),
  ];
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return (
    <section className={classes(css['head'], ground[city.terrain.ground])} style={bannerInk(banner)} data-on="art">
      <Picture
        className={css['art']}
        {...headPictures(banner, city.terrain)}
        alt={u('terrain', { place: facts.filter(Boolean).join(', ') })}
        width={1920}
        height={900}
        sizes="(min-width: 1024px) 100vw, 86vw"
        isFirst
      />
      <Wrap className={css['in']}>
        <Crumbs segment="calendar" child={name} />
        <p className={css['series']}>{event.title}</p>
        <h1 className={classes(type['hero'], css['title'])} style={{ '--len': Math.max(longest, 6) } as CSSProperties}>
          {name}
        </h1>
        <dl className={css['facts']}>
          <div>
            <dt>{t('date')}</dt>
            <dd>
              <time dateTime={new Date(city.start_time * 1000).toISOString()}>
                {format.datedTime(city.start_time, city.timezone)}
              </time>
              {city.moved_from !== undefined && (
                <span className={css['moved']}>
                  {t.rich('movedFrom', {
                    date: format.datedTime(city.moved_from, city.timezone),
                    s: (text) => <s>{text}</s>,
                  })}
                </span>
              )}
            </dd>
          </div>
          {(city.place.title || city.address) && (
            <div>
              <dt>{t('place')}</dt>
              <dd>{city.place.title || city.address}</dd>
            </div>
          )}
          {city.sale_state === 'open' && price.main !== null && (
            <div>
              <dt>{t('price')}</dt>
              <dd>{[price.main, price.children].filter(Boolean).join(', ')}</dd>
            </div>
          )}
          {days >= 0 && (
            <div>
              <dt>{t('until')}</dt>
              <dd suppressHydrationWarning>{days === 0 ? t('today') : u('days', { count: days })}</dd>
            </div>
          )}
        </dl>
        <Row className={css['actions']}>
          {city.sale_state === 'open' && (
            <div ref={buyRef}>
              <ButtonLink size="xl" isWide to={buyPath} onClick={plainClick(onBuy)}>
                {t('choose')}
              </ButtonLink>
            </div>
          )}
          {resultsPath && (
            <ButtonLink size="xl" to={resultsPath}>
              {t('results')}
            </ButtonLink>
          )}
          <ButtonLink kind="line" size="xl" to={`?city=${city.public_id}#course`} className={css['onArt']}>
            {t('seeCourse')}
          </ButtonLink>
          {onCity && (
            <Button kind="line" size="xl" onClick={onCity} className={css['onArt']}>
              <Icon name="pin" size="s" /> {t('otherCity')}
            </Button>
          )}
        </Row>
      </Wrap>
    </section>
  );
};
