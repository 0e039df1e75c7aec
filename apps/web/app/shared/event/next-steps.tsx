import { useTranslations } from 'use-intl/react';
import { useFormat } from '../format/use-format.ts';
import { ButtonLink } from '../ui/button.tsx';
import { plainClick } from '../ui/plain-click.ts';
import css from './next-steps.module.css';
import type { CityOption, PickEvent } from './pick-data.ts';
import { ReminderButton } from './reminder/reminder-button.tsx';
import { useStartPrice } from './use-start-price.ts';

/** So many other cities are named, the nearest first. */
const citiesMax = 3;

type Props = {
  event: PickEvent;
  city: CityOption;
  /** Where starts like this one stand; null: there are none. */
  similarPath: string | null;
  /** Takes the city in place; without it its page opens. */
  onCity?: (cityId: string) => void;
};

/** Where to go on from a start that sells nothing now: a letter at the opening, another city, a start like it. */
export const NextSteps = ({ event, city, similarPath, onCity }: Props) => {
  const t = useTranslations('start');
  const format = useFormat();
  const priceOf = useStartPrice();
  const others = event.event_city
    .filter((item) => item.public_id !== city.public_id && item.sale_state === 'open')
    .slice(0, citiesMax);
  return (
    <div className={css['steps']}>
      {city.sale_state === 'soon' && city.sale_start !== undefined && (
        <ReminderButton
          key={city.public_id}
          cityId={city.public_id}
          name={`${event.title}, ${format.name(city.city)}`}
        />
      )}
      {others.length > 0 && (
        <div>
          <p className={css['title']}>{t('openCities', { title: event.title })}</p>
          <ul className={css['cities']}>
            {others.map((item) => (
              <li key={item.public_id}>
                <ButtonLink
                  kind="line"
                  isWide
                  className={css['city']}
                  to={`/event/${event.public_id}?city=${item.public_id}`}
                  onClick={onCity && plainClick(() => onCity(item.public_id))}
                >
                  <span>{format.name(item.city)}</span>
                  <small>
                    {[format.day(item.start_time, item.timezone), priceOf(item).main].filter(Boolean).join(', ')}
                  </small>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {similarPath !== null && (
        <ButtonLink kind="line" to={similarPath}>
          {t('seeSimilar')}
        </ButtonLink>
      )}
    </div>
  );
};
