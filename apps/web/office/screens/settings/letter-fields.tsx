import { senderNameMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import css from '../starts/sales.module.css';
import type { FieldsProps } from './section-form.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** Who letters come from, how fast mass letters go and when news wait. */
export const LetterFields = ({ values, settings, set, errorOf }: FieldsProps<'letters'>) => {
  const t = useTranslations('houseSettings');
  const label = useTranslations('fields');
  const { environment } = settings;
  return (
    <>
      <div className={css['pair']}>
        <TextField
          id="sender_name"
          label={label('sender_name')}
          hint={t('hint.sender_name', { name: environment.brand, address: environment.sender_address })}
          isOptional
          autoComplete="off"
          maxLength={senderNameMax}
          value={values.sender_name ?? ''}
          error={errorOf('sender_name')}
          onChange={({ target }) => set('sender_name', target.value || null)}
        />
        <TextField
          id="reply_to"
          type="email"
          label={label('reply_to')}
          hint={t('hint.reply_to')}
          isOptional
          autoComplete="off"
          maxLength={254}
          value={values.reply_to ?? ''}
          error={errorOf('reply_to')}
          onChange={({ target }) => set('reply_to', target.value || null)}
        />
        {(['letters_per_minute', 'letters_per_domain'] as const).map((field) => (
          <NumberField
            key={field}
            id={field}
            label={label(field)}
            hint={t(`hint.${field}`, { count: String(environment[field]) })}
            isOptional
            isWhole
            value={values[field]}
            error={errorOf(field)}
            onChange={(value) => set(field, value)}
          />
        ))}
        {(['quiet_from', 'quiet_to'] as const).map((field) => (
          <SelectField
            key={field}
            id={field}
            label={label(field)}
            hint={t(`hint.${field}`)}
            options={hours}
            value={String(values[field])}
            error={errorOf(field)}
            onChange={({ target }) => set(field, Number(target.value))}
          />
        ))}
      </div>
      <p className={css['muted']}>{t('rule')}</p>
    </>
  );
};
