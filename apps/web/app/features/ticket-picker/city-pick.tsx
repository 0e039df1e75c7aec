import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { useStartState } from '../../shared/event/use-start-state.ts';
import type { CityOption } from '../../shared/event/pick-data.ts';
import css from './ticket-sheet.module.css';

type Props = { cities: readonly CityOption[]; value: string; onChange(cityId: string): void };

/** On a phone the row slides: what is chosen stays in view. */
const intoView = (label: HTMLLabelElement | null): void =>
  label?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Cities of the event with their days. */
export const CityPick = ({ cities, value, onChange }: Props) => {
  const t = useTranslations('picker');
  const format = useFormat();
  const stateOf = useStartState();
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{t('city')}</legend>
      <div className={css['cities']}>
        {cities.map((city) => (
          <label key={city.public_id} ref={city.public_id === value ? intoView : undefined}>
            <input
              type="radio"
              name="picker-city"
              className={css['input']}
              checked={city.public_id === value}
              onChange={() => onChange(city.public_id)}
            />
            <span className={css['city']}>
              {format.name(city.city)}
              <small>{format.day(city.start_time, city.timezone)}</small>
              {stateOf(city) && <small>{stateOf(city)?.text}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
