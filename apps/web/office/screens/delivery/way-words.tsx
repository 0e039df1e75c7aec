import type { WaySaid } from '@trassa/contracts/office';
import { wayNameMost, wayTextMost } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import css from '../starts/sales.module.css';

type Words = Omit<WaySaid, 'tariffs'>;
type Props = {
  values: Words;
  set<Field extends keyof Words>(field: Field, value: Words[Field]): void;
  errorOf(field: string): string | undefined;
};

/** What buyers read when they choose a way. */
export const WayWords = ({ values, set, errorOf }: Props) => {
  const t = useTranslations('delivery');
  const field = (name: 'name_ru' | 'name_en' | 'description_ru' | 'description_en') => ({
    id: name,
    label: t(`field.${name}`),
    value: values[name] ?? '',
    error: errorOf(name),
    maxLength: name.startsWith('name') ? wayNameMost : wayTextMost,
  });
  return (
    <div className={css['stack']}>
      <div className={css['pair']}>
        <TextField {...field('name_ru')} onChange={({ target }) => set('name_ru', target.value)} />
        <TextField
          {...field('name_en')}
          isOptional
          hint={t('hint.english')}
          onChange={({ target }) => set('name_en', target.value || null)}
        />
      </div>
      <div className={css['pair']}>
        <TextField
          {...field('description_ru')}
          isOptional
          hint={t('hint.description')}
          onChange={({ target }) => set('description_ru', target.value)}
        />
        <TextField
          {...field('description_en')}
          isOptional
          onChange={({ target }) => set('description_en', target.value || null)}
        />
      </div>
    </div>
  );
};
