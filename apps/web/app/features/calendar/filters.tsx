import type { City, EventType } from '@trassa/contracts';
import { isoDay, siteTimezone } from '@trassa/rules';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Chip, Chips } from '../../shared/ui/chips.tsx';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';
import { DayField } from '../../shared/ui/fields/day/day-field.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { FilterChips } from './filter-chips.tsx';
import { calendarPath, chosenOf, distances, type Filters, monthBounds } from './filters.ts';
import css from './filters.module.css';
import { useDistanceName } from './use-distance-name.ts';
import { useFilterForm } from './use-filter-form.ts';

type Props = {
  filters: Filters;
  cities: readonly City[];
  types: readonly Pick<EventType, 'public_id' | 'title'>[];
  months: readonly string[];
  total: number;
  /** The list they belong to; races to come can be asked for by what is run there. */
  path?: '/calendar' | '/results';
};

/** Filters live in the address: they work without a script, can be sent to a friend and survive the back button (CAL-04). */
export const CalendarFilters = ({ filters, cities, types, months, total, path = '/calendar' }: Props) => {
  const t = useTranslations('calendar');
  const format = useFormat();
  const distanceName = useDistanceName();
  const more = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const chosen = chosenOf(filters);
  const { form, problems, pick, handlers } = useFilterForm(chosen, path);
  const [today] = useState(() => isoDay(Date.now() / 1000, siteTimezone));
  const isAhead = path === '/calendar';
  const month =
    months.find((item) => monthBounds(item).from === filters.from && monthBounds(item).to === filters.to) ?? null;
  const wordsOf = (name: 'from' | 'to' | 'price'): string | undefined => {
    const problem = problems[name];
    return problem && t(`problem.${problem}`);
  };
  return (
    <>
      <Form ref={form} className={css['filters']} action={path} {...handlers}>
        <div className={css['fields']}>
          <SelectField
            label={t('type')}
            name="type"
            defaultValue={filters.type ?? ''}
            placeholder={t('allTypes')}
            options={types.map((item) => ({ value: item.public_id, label: item.title }))}
          />
          <SelectField
            label={t('city')}
            name="city"
            defaultValue={filters.city ?? ''}
            placeholder={t('allCities')}
            options={cities.map((item) => ({ value: String(item.id), label: format.name(item) }))}
          />
        </div>
        <button
          type="button"
          className={css['unfold']}
          aria-expanded={isUnfolded}
          aria-controls={more}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {t(isAhead ? 'more' : 'moreDates')}
          <Icon name={isUnfolded ? 'minus' : 'plus'} size="s" />
        </button>
        <div id={more} className={css['more']} data-folded={!isUnfolded || undefined}>
          <DayField
            label={t('from')}
            name="from"
            value={filters.from}
            today={today}
            min={isAhead ? today : undefined}
            max={filters.to ?? (isAhead ? undefined : today)}
            error={wordsOf('from')}
            onPick={(day) => pick('from', day)}
          />
          <DayField
            label={t('to')}
            name="to"
            value={filters.to}
            today={today}
            min={filters.from ?? (isAhead ? today : undefined)}
            max={isAhead ? undefined : today}
            error={wordsOf('to')}
            onPick={(day) => pick('to', day)}
          />
          {isAhead && (
            <>
              <SelectField
                label={t('distance')}
                name="distance"
                defaultValue={filters.distance ?? ''}
                placeholder={t('anyDistance')}
                options={distances.map((item) => ({ value: item, label: distanceName(item) }))}
              />
              <TextField
                label={t('price')}
                name="price"
                defaultValue={filters.price ?? ''}
                placeholder={t('anyPrice')}
                inputMode="numeric"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={12}
                error={wordsOf('price')}
              />
              <div className={css['checks']}>
                <CheckField name="kids" value="1" defaultChecked={filters.kids}>
                  {t('kids')}
                </CheckField>
                <CheckField name="team" value="1" defaultChecked={filters.team}>
                  {t('team')}
                </CheckField>
              </div>
            </>
          )}
        </div>
        <noscript>
          <Button type="submit">{t('apply')}</Button>
        </noscript>
      </Form>
      <Chips label={t('months')} isScroll className={css['months']}>
        <Chip to={calendarPath({ ...chosen, from: null, to: null }, path)} isCurrent={!filters.from && !filters.to}>
          {t('allMonths')}
        </Chip>
        {months.map((item) => (
          <Chip key={item} to={calendarPath({ ...chosen, ...monthBounds(item) }, path)} isCurrent={item === month}>
            {format.month(item)}
          </Chip>
        ))}
      </Chips>
      <FilterChips {...{ chosen, cities, types, total, path }} isMonth={month !== null} />
    </>
  );
};
