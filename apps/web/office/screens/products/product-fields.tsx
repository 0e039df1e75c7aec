import { useQuery } from '@tanstack/react-query';
import type { ProductFields } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { RichArea } from '../../shared/fields/rich-area.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/sales.module.css';

/** As it is typed: a number may be missing meanwhile. */
export type ProductTyped = Omit<ProductFields, 'price' | 'weight_grams'> & {
  readonly price: number | null;
  readonly weight_grams: number | null;
};

/** What is missing of these, which the server could not read; undefined: nothing. */
export const lackOf = (typed: Partial<ProductTyped>, field: string): 'typeNumber' | 'choose' | undefined => {
  if (field === 'category') return typed.category === '' ? 'choose' : undefined;
  if (field !== 'price' && field !== 'weight_grams') return undefined;
  return typed[field] === null ? 'typeNumber' : undefined;
};
export const isWhole = (typed: Partial<ProductTyped>): boolean =>
  ['category', 'price', 'weight_grams'].every((field) => lackOf(typed, field) === undefined);

/** Of what is whole. */
export const sentOf = <Typed extends Partial<ProductTyped>>(typed: Typed) =>
  typed as Omit<Typed, 'price' | 'weight_grams'> & Partial<Pick<ProductFields, 'price' | 'weight_grams'>>;

type Props = {
  values: ProductTyped;
  set<Field extends keyof ProductTyped>(field: Field, value: ProductTyped[Field]): void;
  errorOf(field: string): string | undefined;
};

const genders = ['unisex', 'male', 'female'] as const;

/** Title, price, category and what deliveries and the search need. */
export const ProductAbout = ({ values, set, errorOf }: Props) => {
  const t = useTranslations('products');
  const categories = useQuery(read(calls.categories.list, {}));
  return (
    <div className={css['stack']}>
      <div className={css['pair']}>
        <TextField
          id="title_ru"
          label={t('field.title_ru')}
          maxLength={120}
          value={values.title_ru}
          error={errorOf('title_ru')}
          onChange={({ target }) => set('title_ru', target.value)}
        />
        <TextField
          id="title_en"
          label={t('field.title_en')}
          isOptional
          maxLength={120}
          value={values.title_en ?? ''}
          error={errorOf('title_en')}
          onChange={({ target }) => set('title_en', target.value || null)}
        />
        <ReadState read={categories}>
          {({ values: known }) => (
            <SelectField
              id="category"
              label={t('field.category')}
              placeholder={t('choose')}
              value={values.category}
              error={errorOf('category')}
              options={known.map((one) => ({ value: one.public_id, label: one.title }))}
              onChange={({ target }) => set('category', target.value)}
            />
          )}
        </ReadState>
        <NumberField
          id="price"
          label={t('field.price')}
          value={values.price}
          error={errorOf('price')}
          onChange={(price) => set('price', price)}
        />
        <SelectField
          id="gender"
          label={t('field.gender')}
          value={values.gender}
          error={errorOf('gender')}
          options={genders.map((value) => ({ value, label: t(`value.gender.${value}`) }))}
          onChange={({ target }) => set('gender', target.value as ProductTyped['gender'])}
        />
        <NumberField
          id="weight_grams"
          label={t('field.weight_grams')}
          isWhole
          value={values.weight_grams}
          error={errorOf('weight_grams')}
          onChange={(grams) => set('weight_grams', grams)}
        />
        <TextField
          id="keywords"
          label={t('field.keywords')}
          hint={t('hint.keywords')}
          isOptional
          maxLength={300}
          value={values.keywords}
          error={errorOf('keywords')}
          onChange={({ target }) => set('keywords', target.value)}
        />
      </div>
      <div>
        <CheckField checked={values.delivery} onChange={({ target }) => set('delivery', target.checked)}>
          {t('field.delivery')}
        </CheckField>
        <p>{t('hint.delivery')}</p>
      </div>
    </div>
  );
};

const texts = ['description_ru', 'text_ru', 'description_en', 'text_en'] as const;

export const ProductTexts = ({ values, set, errorOf }: Props) => {
  const t = useTranslations('products');
  return (
    <div className={css['stack']}>
      {texts.map((field) => (
        <RichArea
          key={field}
          id={field}
          label={t(`field.${field}`)}
          hint={t('hint.text')}
          value={values[field] ?? ''}
          error={errorOf(field)}
          onChange={(html) => set(field, field.endsWith('_en') ? html || null : html)}
        />
      ))}
    </div>
  );
};
