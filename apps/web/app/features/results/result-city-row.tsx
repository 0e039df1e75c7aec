import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import ground from '../../shared/styles/ground.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import type { ResultCityData } from './city-data.ts';
import css from './result-city-row.module.css';
import { usePlaceName } from './use-place-name.ts';

/** A start with published results: its terrain, day, place, and how many finished; the whole row leads to the table. */
export const ResultCityRow = ({ start, isFirst }: { start: ResultCityData; isFirst: boolean }) => {
  const t = useTranslations('results');
  const u = useTranslations('ui');
  const format = useFormat();
  const place = usePlaceName(start);
  const { finished, count, formats } = start.results;
  return (
    <li className={css['row']}>
      <div className={classes(css['art'], ground[start.terrain.ground])}>
        <Picture
          src={start.terrain.card}
          alt={u('terrain', { place })}
          width={800}
          height={600}
          sizes="(min-width: 768px) 220px, 96px"
          maxWidth={640}
          isFirst={isFirst}
        />
      </div>
      <div className={css['what']}>
        <time className={css['date']} dateTime={new Date(start.start_time * 1000).toISOString()}>
          {format.longDay(start.start_time, start.timezone)}
        </time>
        <h3 className={css['title']}>
          <Link to={`/results/${start.public_id}`}>{place}</Link>
        </h3>
        <p className={css['event']}>{start.event.title}</p>
      </div>
      <div className={css['numbers']}>
        <b className={css['finished']} aria-hidden="true">
          {format.number(finished)}
        </b>
        <span>{t.rich('finishedOf', { finished, count, n: (digits) => <b className={css['said']}>{digits}</b> })}</span>
        <span className={css['formats']}>{t('formatsCount', { count: formats })}</span>
      </div>
      <Icon name="right" className={String(css['arrow'])} />
    </li>
  );
};
