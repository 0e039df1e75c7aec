import type { ResultFormat } from '@trassa/contracts';
import { genderOfCategory } from '@trassa/rules';
import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useResultWords } from '../../../shared/result/result-words.ts';
import { useEarlyChoice } from '../../../shared/use-early-choice.ts';
import { Written } from '../../../shared/i18n/written.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip, Chips } from '../../../shared/ui/chips.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { categoryGroups } from './category-groups.ts';
import css from './table-filters.module.css';
import { MOST_LETTERS, type TableQuery, tablePairs, tablePath } from './table-query.ts';
import { useTypingPause } from './use-typing-pause.ts';

type Props = {
  eventCity: string;
  formats: readonly ResultFormat[];
  /** The chosen one; null: all of them. */
  format: ResultFormat | null;
  query: TableQuery;
};

/** Search by surname or number, format, gender and category: all of it in the address, all of it without scripts. */
export const TableFilters = ({ eventCity, formats, format, query }: Props) => {
  const t = useTranslations('results');
  const words = useResultWords();
  const shown = format ? [format] : formats;
  const categories = [...new Set(shown.flatMap((one) => one.categories))].filter(
    (name) => query.gender === null || (genderOfCategory(name) ?? query.gender) === query.gender,
  );
  const to = (change: Partial<TableQuery>): string => tablePath(eventCity, { ...query, ...change });
  /** Another format has other categories and other columns. */
  const ofFormat = (id: string): string => to({ format: id, category: null, sort: null });
  const keptCategory = (gender: 'male' | 'female'): string | null =>
    query.category !== null && (genderOfCategory(query.category) ?? gender) === gender ? query.category : null;
  const hasGenders = shown.some(({ genders }) => genders);
  const choice = hasGenders ? t('gendersAndCategories') : t('categories');
  return (
    <div className={css['filters']}>
      <SearchForm eventCity={eventCity} query={query} />
      <div className={css['chips']}>
        {formats.length > 1 && (
          <div>
            <Legend text={t('formats')} />
            <Chips label={t('formats')} isScroll className={css['line']}>
              <Chip to={ofFormat('all')} isCurrent={format === null}>
                {t('allFormats')}
              </Chip>
              {formats.map((one) => (
                <Chip key={one.public_id} to={ofFormat(one.public_id)} isCurrent={one.public_id === format?.public_id}>
                  {one.title}
                </Chip>
              ))}
            </Chips>
          </div>
        )}
        {(hasGenders || categories.length > 0) && (
          <div>
            <Legend text={choice} />
            <Chips label={choice} isScroll className={css['line']}>
              <div className={css['group']}>
                <Chip to={to({ gender: null, category: null })} isCurrent={!query.gender && !query.category}>
                  {t('everyone')}
                </Chip>
                {hasGenders &&
                  (['male', 'female'] as const).map((gender) => (
                    <Chip
                      key={gender}
                      to={to({ gender: query.gender === gender ? null : gender, category: keptCategory(gender) })}
                      isCurrent={query.gender === gender}
                    >
                      {t(`genders.${gender}`)}
                    </Chip>
                  ))}
              </div>
              {categoryGroups(categories).map((group) => (
                <div key={group[0]} className={css['group']}>
                  <span className={css['break']} />
                  {group.map((name) => (
                    <Chip
                      key={name}
                      to={to({ category: query.category === name ? null : name })}
                      isCurrent={query.category === name}
                    >
                      <Written text={words.category(name)} />
                    </Chip>
                  ))}
                </div>
              ))}
            </Chips>
          </div>
        )}
      </div>
    </div>
  );
};

/** Seen where the choices wrap; the group says the same by itself. */
const Legend = ({ text }: { text: string }) => (
  <p className={css['legend']} aria-hidden="true">
    {text}
  </p>
);

const SearchForm = ({ eventCity, query }: Pick<Props, 'eventCity' | 'query'>) => {
  const t = useTranslations('results');
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const path = `/results/${eventCity}`;
  const send = (element: HTMLFormElement): void => void submit(element, { preventScrollReset: true, replace: true });
  const pause = useTypingPause(path, send);
  useEarlyChoice(form, send);
  const drawn = useRef(query.search);
  useEffect(() => {
    if (drawn.current === query.search) return;
    drawn.current = query.search;
    // The address was changed by a link; what is being typed stays.
    const field = input.current;
    if (field && field !== document.activeElement) field.value = query.search;
  }, [query.search]);
  return (
    <Form
      ref={form}
      className={css['search']}
      action={path}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        pause.drop();
        send(event.currentTarget);
      }}
    >
      {tablePairs({ ...query, search: '' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        ref={input}
        label={t('search')}
        name="search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MOST_LETTERS}
        defaultValue={query.search}
        onChange={({ currentTarget }) => {
          if (currentTarget.form) pause.later(currentTarget.form);
        }}
      />
      <Button type="submit" kind="line" isIcon className={css['find']} aria-label={t('find')}>
        <Icon name="search" />
      </Button>
    </Form>
  );
};
