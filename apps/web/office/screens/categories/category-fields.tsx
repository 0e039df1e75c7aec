import type { CategoryFields as Fields } from '@trassa/contracts/office';
import { categoryGroups, categoryTitleMost } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import css from '../starts/sales.module.css';

type Props = {
  values: Fields;
  set<Field extends keyof Fields>(field: Field, value: Fields[Field]): void;
  errorOf(field: string): string | undefined;
};

/** Titles, and what filters of the shop go by. */
export const CategoryFields = ({ values, set, errorOf }: Props) => {
  const t = useTranslations('categories');
  return (
    <div className={css['pair']}>
      <TextField
        id="title_ru"
        label={t('field.title_ru')}
        maxLength={categoryTitleMost}
        value={values.title_ru}
        error={errorOf('title_ru')}
        onChange={({ target }) => set('title_ru', target.value)}
      />
      <TextField
        id="title_en"
        label={t('field.title_en')}
        hint={t('hint.title_en')}
        isOptional
        maxLength={categoryTitleMost}
        value={values.title_en ?? ''}
        error={errorOf('title_en')}
        onChange={({ target }) => set('title_en', target.value || null)}
      />
      <SelectField
        id="group"
        label={t('field.group')}
        hint={t('hint.group')}
        value={values.group}
        error={errorOf('group')}
        options={categoryGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
        onChange={({ target }) => set('group', categoryGroups.find((one) => one === target.value) ?? 'other')}
      />
    </div>
  );
};
