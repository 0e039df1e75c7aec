import type { PointSaid } from '@trassa/contracts/office';
import { pointTextMost, wayNameMost } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import css from '../starts/sales.module.css';
import { CityPick, type Picked } from './city-pick.tsx';

export type PointTyped = Omit<PointSaid, 'city'> & { readonly city: number | null };
type Props = {
  values: PointTyped;
  /** The city that was chosen, by name. */
  city: Picked | null;
  mayEdit: boolean;
  set<Field extends keyof PointTyped>(field: Field, value: PointTyped[Field]): void;
  onCity(city: Picked): void;
  errorOf(field: string): string | undefined;
};

const words = ['name_ru', 'name_en', 'address_ru', 'address_en', 'schedule_ru', 'schedule_en'] as const;
const isEnglish = (name: (typeof words)[number]): boolean => name.endsWith('_en');

/** Where a point is, and when it is open. */
export const PointFields = ({ values, city, mayEdit, set, onCity, errorOf }: Props) => {
  const t = useTranslations('delivery');
  return (
    <div className={css['pair']}>
      <CityPick value={city} error={errorOf('city')} isDisabled={!mayEdit} onChange={onCity} />
      <span />
      {words.map((name) => (
        <TextField
          key={name}
          id={name}
          label={t(`field.${name}`)}
          isOptional={isEnglish(name)}
          maxLength={name.startsWith('name') ? wayNameMost : pointTextMost}
          value={values[name] ?? ''}
          error={errorOf(name)}
          onChange={({ target }) => set(name, isEnglish(name) ? target.value || null : target.value)}
        />
      ))}
      {(['latitude', 'longitude'] as const).map((name) => (
        <NumberField
          key={name}
          id={name}
          label={t(`field.${name}`)}
          isOptional
          hint={name === 'latitude' ? t('hint.coordinates') : undefined}
          value={values[name]}
          error={errorOf(name)}
          onChange={(value) => set(name, value)}
        />
      ))}
    </div>
  );
};
