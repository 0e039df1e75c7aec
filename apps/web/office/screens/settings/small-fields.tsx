import { brandMax, formatPhone, seasonMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import css from '../starts/sales.module.css';
import type { FieldsProps } from './section-form.tsx';

/** What the site is called. */
export const BrandField = ({ values, settings, set, errorOf }: FieldsProps<'brand'>) => {
  const t = useTranslations('houseSettings');
  const label = useTranslations('fields');
  return (
    <TextField
      id="brand"
      label={label('brand')}
      hint={t('hint.brand', { brand: settings.environment.brand })}
      autoComplete="off"
      maxLength={brandMax}
      value={values.brand}
      error={errorOf('brand')}
      onChange={({ target }) => set('brand', target.value)}
    />
  );
};

/** How people reach the team. */
export const ContactFields = ({ values, set, errorOf }: FieldsProps<'contacts'>) => {
  const t = useTranslations('houseSettings');
  const label = useTranslations('fields');
  return (
    <div className={css['pair']}>
      <TextField
        id="team_email"
        type="email"
        label={label('team_email')}
        hint={t('hint.team_email')}
        isOptional
        autoComplete="off"
        maxLength={254}
        value={values.team_email ?? ''}
        error={errorOf('team_email')}
        onChange={({ target }) => set('team_email', target.value || null)}
      />
      <TextField
        id="team_phone"
        type="tel"
        label={label('team_phone')}
        hint={t('hint.team_phone')}
        isOptional
        autoComplete="off"
        maxLength={30}
        value={formatPhone(values.team_phone ?? '')}
        error={errorOf('team_phone')}
        onChange={({ target }) => set('team_phone', target.value || null)}
      />
    </div>
  );
};

/** What the home page says of the season. */
export const SeasonField = ({ values, set, errorOf }: FieldsProps<'season'>) => {
  const t = useTranslations('houseSettings');
  const label = useTranslations('fields');
  return (
    <TextField
      id="season"
      label={label('season')}
      hint={values.season.trim() ? t('seasonShown', { season: values.season.trim() }) : t('hint.season')}
      isOptional
      autoComplete="off"
      maxLength={seasonMax}
      value={values.season}
      error={errorOf('season')}
      onChange={({ target }) => set('season', target.value)}
    />
  );
};
