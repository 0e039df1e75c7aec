import type { CollectionSaid } from '@trassa/contracts/office';
import { collectionTitleMost } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import css from '../starts/sales.module.css';

type Props = {
  values: CollectionSaid;
  set<Field extends 'title_ru' | 'title_en'>(field: Field, value: CollectionSaid[Field]): void;
  errorOf(field: string): string | undefined;
};

/** The heading that the page has over its goods. */
export const CollectionTitles = ({ values, set, errorOf }: Props) => {
  const t = useTranslations('collections');
  return (
    <div className={css['pair']}>
      <TextField
        id="title_ru"
        label={t('field.title_ru')}
        maxLength={collectionTitleMost}
        value={values.title_ru}
        error={errorOf('title_ru')}
        onChange={({ target }) => set('title_ru', target.value)}
      />
      <TextField
        id="title_en"
        label={t('field.title_en')}
        hint={t('hint.title_en')}
        lang="en"
        isOptional
        maxLength={collectionTitleMost}
        value={values.title_en ?? ''}
        error={errorOf('title_en')}
        onChange={({ target }) => set('title_en', target.value || null)}
      />
    </div>
  );
};
