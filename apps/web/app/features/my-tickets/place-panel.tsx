import type { Ticket } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import type from '../../shared/styles/type.module.css';
import { Icon } from '../../shared/ui/icon.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import { toast } from '../../shared/ui/overlays/toast.tsx';
import { Block } from '../../shared/ui/layout/block.tsx';
import css from './ticket-page.module.css';
import { useDeadline } from './use-deadline.ts';

/** Where and when: the address to copy, the map, and the page of the event; without network the address alone. */
export const PlacePanel = ({ ticket, isOffline }: { ticket: Ticket; isOffline: boolean }) => {
  const t = useTranslations('myTicket');
  const deadline = useDeadline(ticket.event_format.timezone);
  const { event, event_city: city, event_format: race } = ticket;
  const found = useQuery({
    ...queryOf(calls.events.one, { params: { id: event.public_id } }),
    enabled: !isOffline,
  }).data?.values.event_city.find(({ public_id }) => public_id === city.public_id);
  const title = found?.place.title;
  const address = [title, city.address].filter(Boolean).join(', ');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    toast(t('copied'));
  };
  return (
    <Block id="place-title" title={t('place')} lead={t('startAt', { start: deadline(ticket.starts_at) })}>
      <p>
        {title ? <b>{title}</b> : null}
        {title ? ', ' : null}
        {city.address}
      </p>
      {found?.place.directions && <p className={type['second']}>{found.place.directions}</p>}
      <Row>
        {!race.online && (
          <>
            <Button kind="line" onClick={() => void copy()}>
              <Icon name="copy" size="s" /> {t('copyAddress')}
            </Button>
            {found?.place.map_url && (
              <a className={css['link']} href={found.place.map_url} target="_blank" rel="noreferrer">
                <Icon name="pin" size="s" /> {t('openMap')}
              </a>
            )}
          </>
        )}
        <Link className={css['link']} to={`/event/${event.public_id}?city=${city.public_id}`}>
          {t('toEvent')}
        </Link>
      </Row>
    </Block>
  );
};
