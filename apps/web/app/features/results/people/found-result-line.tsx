import type { FoundResult } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Written } from '../../../shared/i18n/written.tsx';
import { placeOf, resultPath, useResultWords } from '../../../shared/result/result-words.ts';
import css from './found-result-line.module.css';

type Props = {
  found: FoundResult;
  /** On the page of one person the starts tell themselves apart, not the names. */
  isOwn?: boolean;
};

/** A result of any start: who, where, when, place and time; the whole line leads to its page. */
export const FoundResultLine = ({ found, isOwn = false }: Props) => {
  const t = useTranslations('results');
  const format = useFormat();
  const words = useResultWords();
  const row = found.values;
  const place = placeOf(row);
  const start = `${found.event.title}, ${format.name(found.city)}`;
  return (
    <li className={css['line']}>
      <div className={css['who']}>
        <Link className={css['name']} to={resultPath(found.event_city, row.public_id)}>
          {isOwn ? start : <Written text={words.name(row)} />}
        </Link>
        <p>
          {!isOwn && <span>{start},</span>} <span>{found.format_title},</span>{' '}
          <time dateTime={new Date(found.start_time * 1000).toISOString()}>
            {format.longDay(found.start_time, found.timezone)}
          </time>
        </p>
      </div>
      <p className={css['result']}>
        <b>{words.outcome(row)}</b>
        {place !== null && <span>{t('ticket.placeOf', { place })}</span>}
      </p>
    </li>
  );
};
