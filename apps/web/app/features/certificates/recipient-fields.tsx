import { nameMaxLength, recipientTextMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import type { Recipient } from '../../shared/basket/items/basket-item.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { DateField } from '../../shared/ui/fields/date-field.tsx';
import { Fields } from '../../shared/ui/layout/layout.tsx';
import { RadioPick } from '../../shared/ui/fields/radio-pick.tsx';
import { TextArea, TextField } from '../../shared/ui/fields/text-field.tsx';
import { dayField, type RecipientErrors, typedDay, whenField } from './recipient-form.ts';
import css from './recipient-fields.module.css';

type Props = { initial: Recipient | null; errors: RecipientErrors };

/** For whom, with what words and when (DEC-84). */
export const RecipientFields = ({ initial, errors }: Props) => {
  const t = useTranslations('certificates');
  const words = useErrorText();
  const errorOf = (field: keyof RecipientErrors): string | undefined => {
    const spec = errors[field];
    return spec && words(spec);
  };
  return (
    <Fields isWide>
      <TextField
        name="name"
        label={t('name')}
        defaultValue={initial?.name}
        maxLength={nameMaxLength}
        autoComplete="off"
        error={errorOf('name')}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('email')}
        defaultValue={initial?.email}
        autoComplete="off"
        error={errorOf('email')}
      />
      <TextArea
        name="text"
        label={t('text')}
        hint={t('textHint', { max: recipientTextMax })}
        defaultValue={initial?.text}
        maxLength={recipientTextMax}
        rows={3}
        isOptional
        isFull
        error={errorOf('text')}
      />
      <div className={css['when']} data-full>
        <RadioPick
          name={whenField}
          label={t('when')}
          defaultValue={initial?.send_at ? 'day' : 'now'}
          options={[
            { value: 'now', label: t('now') },
            { value: 'day', label: t('onDay') },
          ]}
        />
        <div className={css['day']}>
          <DateField
            name={dayField}
            label={t('day')}
            hint={t('dayHint')}
            defaultValue={typedDay(initial?.send_at ?? null)}
            autoComplete="off"
            error={errorOf('send_at')}
          />
        </div>
      </div>
    </Fields>
  );
};
