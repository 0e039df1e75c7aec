import type { City } from '@trassa/contracts';
import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { Button } from '../../shared/ui/button.tsx';
import { Chip, Chips } from '../../shared/ui/chips.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { useEarlyChoice } from '../../shared/use-early-choice.ts';
import { useSearchField } from '../../shared/search/use-search-field.ts';
import { type ClubQuery, clubsPath, firstOrder, nextOrder, searchMax } from './club-filters.ts';
import css from './clubs.module.css';

type Props = { query: ClubQuery; cities: readonly Pick<City, 'id' | 'name_ru' | 'name_en'>[] };

/** Search, city and order of the clubs: all in the address, so they work without a script (CLUB-01). */
export const ClubTools = ({ query, cities }: Props) => {
  const t = useTranslations('clubs');
  const format = useFormat();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { ref: field, onInput, onSubmit } = useSearchField(query.search);
  const send = (element: HTMLFormElement): void => {
    onSubmit();
    void submit(element, { preventScrollReset: true, replace: true });
  };
  useEarlyChoice(form, send);
  const isUsual = query.sort === 'date' && query.order === firstOrder.date;
  return (
    <div className={css['tools']}>
      <Form
        ref={form}
        key={query.city}
        onSubmit={onSubmit}
        className={css['search']}
        role="search"
        aria-label={t('searchForm')}
        action="/clubs"
      >
        <TextField
          label={t('searchLabel')}
          type="search"
          name="search"
          ref={field}
          onInput={onInput}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchMax}
          defaultValue={query.search}
        />
        <SelectField
          label={t('city')}
          name="city"
          placeholder={t('allCities')}
          defaultValue={query.city ?? ''}
          options={cities.map((city) => ({ value: String(city.id), label: format.name(city) }))}
          onChange={(event) => event.target.form && send(event.target.form)}
        />
        {!isUsual && (
          <>
            <input type="hidden" name="sort" value={query.sort} />
            <input type="hidden" name="order" value={query.order} />
          </>
        )}
        <Button type="submit" kind="line">
          {t('find')}
        </Button>
      </Form>
      <Chips label={t('sort')}>
        {(['date', 'name'] as const).map((sort) => {
          const isCurrent = query.sort === sort;
          return (
            <Chip key={sort} to={clubsPath({ ...query, ...nextOrder(query, sort) })} isCurrent={isCurrent}>
              {t(`by.${sort}`)}
              {isCurrent && (
                <>
                  <Icon name="down" size="xs" className={query.order === 'asc' ? (css['up'] ?? '') : ''} />
                  <span className={type['hidden']}>{t(`order.${query.order}`)}</span>
                </>
              )}
            </Chip>
          );
        })}
      </Chips>
    </div>
  );
};
