import type { ResultDetail } from '@trassa/contracts';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useResultWords } from '../../../shared/result/result-words.ts';
import { Written } from '../../../shared/i18n/written.tsx';
import ground from '../../../shared/styles/ground.module.css';
import { classes } from '../../../shared/ui/classes.ts';
import { Crumbs } from '../../../shared/ui/layout/crumbs.tsx';
import { Wrap } from '../../../shared/ui/layout/layout.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import type { CityData } from '../city-data.ts';
import css from './person-head.module.css';

type Props = {
  row: ResultDetail['values'];
  city: CityData;
  formatTitle: string;
  /** What can be done with the result. */
  children: ReactNode;
};

/** Poster of one result: who, the number as on the bib, and the time. */
export const PersonHead = ({ row, city, formatTitle, children }: Props) => {
  const t = useTranslations('results');
  const format = useFormat();
  const words = useResultWords();
  const name = words.name(row);
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const isFinished = (row.status ?? 'finished') === 'finished';
  return (
    <section className={classes(css['head'], ground[city.terrain.ground])} data-on="art">
      <Picture
        className={css['art']}
        src={city.terrain.wide}
        narrow={{ src: city.terrain.plain, media: '(max-width: 1023px)', width: 900, height: 900 }}
        alt=""
        width={1920}
        height={900}
        sizes="(min-width: 1024px) 100vw, 86vw"
        isFirst
      />
      <Wrap className={css['in']}>
        <Crumbs segment="results" child={name} />
        <p className={css['start']}>
          <Link to={`/results/${city.public_id}?format=${row.format}`}>
            {format.name(city.city)}, {formatTitle}
          </Link>
          ,{' '}
          <time dateTime={new Date(city.start_time * 1000).toISOString()}>
            {format.longDay(city.start_time, city.timezone)}
          </time>
        </p>
        <h1 className={css['name']} style={{ '--len': Math.max(longest, 7) } as CSSProperties}>
          <Written text={name} />
        </h1>
        {row.team && name !== row.team && <p className={css['team']}>{row.team}</p>}
        <dl className={css['figures']}>
          {row.start_number && (
            <div className={css['bib']}>
              <dt>{t('startNumber')}</dt>
              <dd>{row.start_number}</dd>
            </div>
          )}
          <div className={css['time']}>
            <dt>{isFinished ? t('time') : t('columns.status')}</dt>
            <dd className={isFinished ? undefined : css['words']}>{words.outcome(row)}</dd>
          </div>
        </dl>
        <div className={css['actions']}>{children}</div>
      </Wrap>
    </section>
  );
};
