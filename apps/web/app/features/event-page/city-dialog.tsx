import type { CityOption, PickEvent } from '../../shared/event/pick-data.ts';
import { useTranslations } from 'use-intl/react';
import { useStartPrice } from '../../shared/event/use-start-price.ts';
import { useStartState } from '../../shared/event/use-start-state.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { classes } from '../../shared/ui/classes.ts';
import { Sheet } from '../../shared/ui/overlays/overlay.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './city-dialog.module.css';

type Props = { event: PickEvent; current: string; isOpen: boolean; onClose(): void; onChoose(cityId: string): void };

/** The city popup of the event page: every city of the event with its day (EVENT-01, EVENT-04). */
export const CityDialog = ({ event, current, isOpen, onClose, onChoose }: Props) => {
  const t = useTranslations('event');
  const format = useFormat();
  const choose = (id: string): void => {
    onClose();
    if (id !== current) onChoose(id);
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('cityPopup')} kicker={t('cityPopupLead', { title: event.title })}>
      <ul className={css['cities']}>
        {event.event_city.map((city) => (
          <li key={city.public_id}>
            <button
              type="button"
              className={classes(css['city'], city.public_id === current && css['current'])}
              aria-current={city.public_id === current || undefined}
              onClick={() => choose(city.public_id)}
            >
              <b>{format.name(city.city)}</b>
              <span>{format.datedTime(city.start_time, city.timezone)}</span>
              <span className={css['where']}>{city.address}</span>
              <CityState city={city} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

/** What the place costs while it can be bought, and what is to be known of it. */
const CityState = ({ city }: { city: CityOption }) => {
  const state = useStartState()(city);
  const { main } = useStartPrice()(city);
  return (
    <span className={css['state']}>
      {city.sale_state === 'open' && main}
      {state && <Tag kind={state.kind}>{state.text}</Tag>}
    </span>
  );
};
