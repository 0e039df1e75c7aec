import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { FilterTags } from './filter-tags.tsx';
import type { FilterWords, Filters } from './filters.ts';
import css from './list.module.css';
import { type ListParams, withWords } from './list-query.ts';
import { rowLinks } from './use-list-keys.ts';

type Props = {
  filters: Filters;
  words: FilterWords;
  params: ListParams;
  search: RefObject<HTMLInputElement | null>;
  searchHint: string | undefined;
  onChange(params: ListParams): void;
  onFilter(): void;
  onColumns(): void;
};

/** What is searched, what narrows the list, which columns it shows. */
export const ListBar = ({ filters, words, params, search, searchHint, onChange, onFilter, onColumns }: Props) => {
  const t = useTranslations('list');
  const find = (event: FormEvent): void => {
    event.preventDefault();
    onChange(withWords(params, { search: search.current?.value.trim() ?? '' }));
  };
  const toRows = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    rowLinks()[0]?.focus();
  };
  return (
    <div className={css['bar']}>
      {searchHint !== undefined && (
        <form className={css['search']} role="search" onSubmit={find}>
          <Icon name="search" size="s" />
          <input
            key={String(params['search'] ?? '')}
            ref={search}
            data-search=""
            type="search"
            aria-label={searchHint}
            placeholder={searchHint}
            maxLength={200}
            defaultValue={String(params['search'] ?? '')}
            onKeyDown={toRows}
          />
          <kbd aria-hidden="true">/</kbd>
        </form>
      )}
      <FilterTags filters={filters} words={words} params={params} onChange={onChange} />
      <Button kind="line" className={css['add']} onClick={onFilter}>
        <Icon name="plus" size="xs" />
        {t('filter')}
      </Button>
      <Button kind="quiet" className={css['columnsButton']} onClick={onColumns}>
        {t('columns')}
      </Button>
    </div>
  );
};
