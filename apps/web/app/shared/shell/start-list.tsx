import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useStartPrice } from '../event/use-start-price.ts';
import { useFormat } from '../format/use-format.ts';
import { classes } from '../ui/classes.ts';
import ground from '../styles/ground.module.css';
import { Icon } from '../ui/icon.tsx';
import type { StartItem } from './start-item.ts';
import css from './start-list.module.css';

/** Starts in short lines: date on the ground of the series, event, city, price. */
export const StartList = ({ items }: { items: readonly StartItem[] }) => {
  const t = useTranslations('ui');
  const words = useTranslations('start');
  const format = useFormat();
  const priceOf = useStartPrice();
  return (
    <ul className={css['list']}>
      {items.map((start) => (
        <li key={start.public_id} className={css['start']}>
          <Day start={start} />
          <span className={css['text']}>
            <Link className={css['title']} to={`/event/${start.event.public_id}?city=${start.public_id}`}>
              {start.event.title}
            </Link>
            <span className={css['where']}>{format.name(start.city)}</span>
          </span>
          <span className={css['price']}>
            {start.sale_state === 'closed' ? words('closed') : start.sold_out ? t('noPlaces') : priceOf(start).main}
          </span>
          <Icon name="right" size="s" />
        </li>
      ))}
    </ul>
  );
};

const Day = ({ start }: { start: StartItem }) => {
  const format = useFormat();
  const { day, month, year } = format.dayParts(start.start_time, start.timezone);
  return (
    <time
      className={classes(css['date'], ground[start.terrain.ground])}
      dateTime={format.isoDate(start.start_time, start.timezone)}
    >
      <b>{day}</b> {month} {year}
    </time>
  );
};
