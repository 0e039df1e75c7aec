import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Sheet } from '../../../app/shared/ui/overlays/overlay.tsx';
import { dayToMoment, type Filter, type FilterWords, type Filters, momentToDay } from './filters.ts';
import css from './list.module.css';
import { filtersIn, type ListParams, withWords } from './list-query.ts';

type Draft = Record<string, string | string[] | undefined>;
type Props = {
  isOpen: boolean;
  onClose(): void;
  filters: Filters;
  words: FilterWords;
  params: ListParams;
  onChange(params: ListParams): void;
};

/** Ids are chosen by following a link, not by typing them. */
const isTyped = (filter: Filter): boolean => filter.kind !== 'one_of' || filter.values !== 'ids';

/** All filters of a list as one form. */
export const FilterSheet = ({ isOpen, onClose, filters, words, params, onChange }: Props) => {
  const t = useTranslations('list');
  const [draft, setDraft] = useState<Draft>({});
  const set = (changed: Draft): void => setDraft({ ...draft, ...changed });
  const form = 'filters';
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters')}
      footer={
        <Button type="submit" form={form} isWide>
          {t('show')}
        </Button>
      }
    >
      <form
        id={form}
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onChange(withWords(params, draft));
        }}
      >
        {Object.entries(filters)
          .filter(([, filter]) => isTyped(filter))
          .map(([name, filter]) => (
            <FilterField key={name} {...{ name, filter, words, params, draft, set }} />
          ))}
      </form>
    </Sheet>
  );
};

type FieldProps = {
  name: string;
  filter: Filter;
  words: FilterWords;
  params: ListParams;
  draft: Draft;
  set(changed: Draft): void;
};

const FilterField = ({ name, filter, words, params, draft, set }: FieldProps) => {
  const t = useTranslations('list');
  const word = `f.${name}`;
  const bounds = filtersIn(params).get(name) ?? {};
  const drafted = (key: string, given: readonly string[] | undefined): readonly string[] => {
    const value = key in draft ? draft[key] : undefined;
    if (value === undefined) return key in draft ? [] : (given ?? []);
    return Array.isArray(value) ? value : [value];
  };
  const chosen = drafted(word, bounds['is']);
  const label = words.filter(name);
  if (filter.kind === 'one_of' && filter.values !== 'ids') {
    const values = [...filter.values, ...(filter.none ? ['none'] : [])];
    return (
      <fieldset className={css['choices']}>
        <legend>{label}</legend>
        {values.map((value) => (
          <CheckField
            key={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              set({ [word]: target.checked ? [...chosen, value] : chosen.filter((one) => one !== value) })
            }
          >
            {value === 'none' ? t('without') : words.value(name, value)}
          </CheckField>
        ))}
      </fieldset>
    );
  }
  if (filter.kind === 'text') {
    const [text = ''] = chosen;
    return (
      <TextField
        label={label}
        value={text === 'none' ? '' : text}
        maxLength={200}
        onChange={(event) => set({ [word]: event.target.value })}
      />
    );
  }
  const isMoment = filter.kind === 'range' && filter.of === 'moment';
  const bound = (key: 'from' | 'to') => {
    const [value = ''] = drafted(`${word}.${key}`, bounds[key]);
    const isLast = key === 'to';
    return (
      <TextField
        label={t(isLast ? 'boundTo' : 'boundFrom')}
        type={isMoment ? 'date' : 'text'}
        inputMode={isMoment ? undefined : 'decimal'}
        value={isMoment ? momentToDay(value, isLast) : value}
        onChange={({ target }) =>
          set({ [`${word}.${key}`]: isMoment ? dayToMoment(target.value, isLast) : target.value.replace(',', '.') })
        }
      />
    );
  };
  return (
    <fieldset className={css['range']}>
      <legend>{label}</legend>
      {bound('from')}
      {bound('to')}
    </fieldset>
  );
};
