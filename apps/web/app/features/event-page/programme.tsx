import type { EventCityDetail } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import css from './programme.module.css';

/** What happens when, in the time of the place. */
export const Programme = ({ programme, timezone }: Pick<EventCityDetail, 'programme' | 'timezone'>) => {
  const t = useTranslations('event');
  const format = useFormat();
  if (programme.length === 0) return null;
  return (
    <section id="programme" aria-labelledby="programme-title" className={css['programme']}>
      <h2 id="programme-title">{t('programme')}</h2>
      <ol className={css['list']}>
        {programme.map((item) => (
          <li key={`${item.time}-${item.title}`}>
            <time dateTime={new Date(item.time * 1000).toISOString()}>{format.time(item.time, timezone)}</time>
            <span>{item.title}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
