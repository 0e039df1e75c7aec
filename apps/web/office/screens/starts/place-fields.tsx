import type { StartFields } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { CityField, type PickedCity } from './city-field.tsx';
import { farFromCity } from './far-from-city.ts';
import css from './starts.module.css';

/** Where and when a start is, while it is typed: city and day may not be known yet. */
export type TypedPlace = Pick<
  StartFields,
  | 'address_ru'
  | 'address_en'
  | 'place_ru'
  | 'place_en'
  | 'latitude'
  | 'longitude'
  | 'finish_time'
  | 'sale_start'
  | 'sale_end'
> & { readonly city: number | null; readonly start_time: number | null };

type Props = {
  values: TypedPlace;
  city: PickedCity | null;
  set<Field extends keyof TypedPlace>(field: Field, value: TypedPlace[Field]): void;
  onCity(city: PickedCity): void;
  errorOf(field: string): string | undefined;
  /** What has been sold stands where and when it stands. */
  isFixed?: boolean;
};

const numberOf = (text: string): number | null => {
  const value = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
};

/** Fields of step 2 of the wizard and of the settings; the usual ones first. */
export const PlaceFields = ({ values, city, set, onCity, errorOf, isFixed = false }: Props) => {
  const t = useTranslations('startForm');
  const timezone = city?.timezone ?? 'Europe/Moscow';
  const km = city && farFromCity(values, city);
  const moment = (field: 'start_time' | 'finish_time' | 'sale_start' | 'sale_end', label: string, hint?: string) => (
    <MomentField
      id={field}
      label={label}
      hint={hint}
      isOptional={field !== 'start_time'}
      error={errorOf(field)}
      value={values[field]}
      timezone={timezone}
      onChange={(value) => set(field, value)}
    />
  );
  const text = (field: 'address_ru' | 'address_en' | 'place_ru' | 'place_en', label: string, isOptional = false) => (
    <TextField
      id={field}
      label={label}
      isOptional={isOptional}
      maxLength={200}
      error={errorOf(field)}
      value={values[field] ?? ''}
      onChange={(event) => set(field, event.target.value)}
    />
  );
  const coordinate = (field: 'latitude' | 'longitude', label: string) => (
    <TextField
      id={field}
      label={label}
      isOptional
      type="number"
      step="any"
      error={errorOf(field)}
      value={values[field] ?? ''}
      onChange={(event) => set(field, numberOf(event.target.value))}
    />
  );
  return (
    <div className={css['form']}>
      <div className={css['pair']}>
        <CityField value={city} error={errorOf('city')} onChange={onCity} isDisabled={isFixed} />
        {moment('start_time', t('startTime'), city ? t('timezone', { zone: timezone }) : undefined)}
        {text('address_ru', t('addressRu'))}
        {text('place_ru', t('placeRu'), true)}
        {moment('sale_start', t('saleStart'), t('saleStartHint'))}
      </div>
      <details>
        <summary>{t('more')}</summary>
        <div className={css['pair']}>
          {moment('finish_time', t('finishTime'))}
          {moment('sale_end', t('saleEnd'), t('saleEndHint'))}
          {text('address_en', t('addressEn'), true)}
          {text('place_en', t('placeEn'), true)}
          {coordinate('latitude', t('latitude'))}
          {coordinate('longitude', t('longitude'))}
        </div>
        {km !== null && (
          <Note kind="warn">
            <p>{t('far', { km: String(km) })}</p>
          </Note>
        )}
      </details>
    </div>
  );
};
