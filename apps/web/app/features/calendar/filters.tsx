import type { City, EventType } from '@trassa/contracts';
import { momentAt, siteTimezone } from '@trassa/rules';
import { useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Chip, Chips } from '../../shared/ui/chips.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { calendarPath, type Filters, monthBounds } from './filters.ts';
import { useEarlyChoice } from '../../shared/use-early-choice.ts';
import css from './filters.module.css';

type Props = {
  filters: Filters;
  cities: readonly City[];
  types: readonly Pick<EventType, 'public_id' | 'title'>[];
  months: readonly string[];
  total: number;
  /** The list they belong to. */
  path?: '/calendar' | '/results';
};

/** Filters live in the address: they work without a script, can be sent to a friend and survive the back button (CAL-04). */
export const CalendarFilters = ({ filters, cities, types, months, total, path = '/calendar' }: Props) => {
  const t = useTranslations('calendar');
  const format = useFormat();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const send = (element: HTMLFormElement): void => void submit(element, { preventScrollReset: true, replace: true });
  useEarlyChoice(form, send);
  const chosen = { city: filters.city, type: filters.type, from: filters.from, to: filters.to };
  const month =
    months.find((item) => monthBounds(item).from === filters.from && monthBounds(item).to === filters.to) ?? null;
  const city = cities.find((item) => item.id === filters.city);
  const type = types.find((item) => item.public_id === filters.type);
  const day = (text: string): string => format.day(momentAt(text, '12:00', siteTimezone), siteTimezone);
  const chips = [
    type && { name: type.title, without: { ...chosen, type: null } },
    city && { name: format.name(city), without: { ...chosen, city: null } },
    !month && filters.from && { name: t('fromChip', { date: day(filters.from) }), without: { ...chosen, from: null } },
    !month && filters.to && { name: t('toChip', { date: day(filters.to) }), without: { ...chosen, to: null } },
  ].filter((chip) => !!chip);
  return (
    <>
      <Form
        ref={form}
        className={css['filters']}
        action={path}
        onChange={(event) => send(event.currentTarget)}
        key={JSON.stringify(chosen)}
      >
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
          <TextField label={t('from')} name="from" type="date" defaultValue={filters.from ?? ''} />
          <TextField label={t('to')} name="to" type="date" defaultValue={filters.to ?? ''} />
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
      <Row isSpread className={css['found']}>
        <p role="status">
          <b>{t('found', { count: total })}</b>
        </p>
        {chips.length > 0 && (
          <Chips>
            {chips.map(({ name, without }) => (
              <Link
                key={name}
                className={css['chosen']}
                to={calendarPath(without, path)}
                preventScrollReset
                aria-label={t('removeFilter', { name })}
              >
                {name} <Icon name="close" size="xs" />
              </Link>
            ))}
            <ButtonLink kind="quiet" size="sm" to={path} preventScrollReset>
              {t('reset')}
            </ButtonLink>
          </Chips>
        )}
      </Row>
    </>
  );
};
