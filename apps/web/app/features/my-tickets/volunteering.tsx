import type { VolunteerCity } from '@trassa/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Fold } from '../../shared/ui/layout/fold.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import css from './my-tickets.module.css';
import { TicketsLoading } from './tickets-loading.tsx';
import { useVolunteering } from './use-volunteering.ts';

/** Starts that look for volunteers, asked for when opened (EVENT-08): a guest sees none. */
export const Volunteering = () => {
  const t = useTranslations('myTickets');
  const [isAsked, setIsAsked] = useState(false);
  const found = useVolunteering(isAsked);
  return (
    <Fold title={t('volunteer')} onOpen={() => setIsAsked(true)}>
      {found.isError && (
        <LoadFailed text={t('failed')} isBusy={found.isFetching} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && !found.isError && <TicketsLoading />}
      {found.data?.length === 0 && <p>{t('noVolunteer')}</p>}
      {found.data && found.data.length > 0 && (
        <ul className={css['volunteer']}>
          {found.data.map((city) => (
            <Start key={city.public_id} city={city} />
          ))}
        </ul>
      )}
    </Fold>
  );
};

const Start = ({ city }: { city: VolunteerCity }) => {
  const u = useTranslations('ui');
  const format = useFormat();
  const [first] = city.formats;
  const left = city.formats.reduce((sum, { tickets_left }) => sum + (tickets_left.volunteer ?? 0), 0);
  const path = `/event/${city.event.public_id}`;
  return (
    <li>
      <Link
        className={classes(type['link'], type['alone'])}
        to={first ? `${path}/${first.public_id}` : `${path}?city=${city.public_id}`}
      >
        {format.name(city.city)}, {format.day(city.start_time, city.timezone)}
      </Link>
      <span>
        {city.event.title}, {u('placesShort', { left })}
      </span>
    </li>
  );
};
