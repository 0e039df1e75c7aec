import type { OfficeStartRow } from '@trassa/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { HeatBar } from '../../../app/shared/ui/heat.tsx';
import { calls } from '../../generated/calls.ts';
import { readEvery } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { Status } from '../../shared/ui/status.tsx';
import css from './dashboard.module.css';

const shown = 8;

const runsOut = ({ state, alarms }: OfficeStartRow): boolean =>
  state === 'sold_out' || alarms.includes('almost_sold_out');

const titleOf = ({ event, city }: OfficeStartRow): string => `${event.title}, ${city.name}`;

/** Starts on sale: those that run out of places first, then by date; from each its places are one press away (J6). */
export const NextStarts = () => {
  const t = useTranslations('dashboard');
  const words = useTranslations('starts');
  const { day, number } = useFormat();
  const mayEdit = useMay()('places.edit');
  const starts = useQuery(
    readEvery(60, calls.starts.list, {
      query: { 'f.state': ['on_sale', 'sold_out', 'stopped'], sort: 'date', limit: '100' },
    }),
  );
  return (
    <Card title={t('starts')} aside={<Link to="/starts">{t('allStarts')}</Link>} isFlush>
      <ReadState read={starts}>
        {({ values }) =>
          values.length === 0 ? (
            <p className={css['calm']}>{t('noStarts')}</p>
          ) : (
            <ul className={css['starts']}>
              {values
                .toSorted((a, b) => Number(runsOut(b)) - Number(runsOut(a)))
                .slice(0, shown)
                .map((start) => (
                  <li key={start.public_id}>
                    <p>
                      <Link to={`/starts/${start.public_id}`}>{titleOf(start)}</Link>
                      {runsOut(start) && (
                        <Status kind="warn">
                          {words(start.state === 'sold_out' ? 'value.state.sold_out' : 'alarm.almost_sold_out')}
                        </Status>
                      )}
                      <small>{day(start.start_time, start.timezone)}</small>
                    </p>
                    <div className={css['filled']}>
                      <HeatBar value={start.capacity > 0 ? start.sold / start.capacity : 0} />
                      <span>
                        <b>{number(start.sold)}</b> / {number(start.capacity)}
                      </span>
                      {mayEdit && (
                        <Link
                          to={`/starts/${start.public_id}/places`}
                          aria-label={t('placesOf', { title: titleOf(start) })}
                        >
                          {t('places')}
                        </Link>
                      )}
                    </div>
                  </li>
                ))}
            </ul>
          )
        }
      </ReadState>
    </Card>
  );
};
