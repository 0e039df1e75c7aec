import { nameMaxLength, recipientTextMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import type { Recipient } from '../../shared/basket/items/basket-item.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import type { SentForm } from '../../shared/forms/use-sent-form.ts';
import { DateField } from '../../shared/ui/fields/date-field.tsx';
import { Fields } from '../../shared/ui/layout/layout.tsx';
import { RadioPick } from '../../shared/ui/fields/radio-pick.tsx';
import { TextArea, TextField } from '../../shared/ui/fields/text-field.tsx';
import { morningOf, typedDay, type TypedRecipient } from './recipient-form.ts';
import css from './recipient-fields.module.css';

type Props = { initial: Recipient | null; form: Pick<SentForm<TypedRecipient>, 'field' | 'forget'> };

/** For whom, with what words and when (DEC-84). */
export const RecipientFields = ({ initial, form }: Props) => {
  const t = useTranslations('certificates');
  const format = useFormat();
  return (
    <Fields isWide>
      <TextField
        {...form.field('name')}
        label={t('name')}
        defaultValue={initial?.name}
        maxLength={nameMaxLength}
        autoComplete="off"
      />
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        label={t('email')}
        defaultValue={initial?.email}
        autoComplete="off"
      />
      <TextArea
        {...form.field('text')}
        label={t('text')}
        hint={t('textHint', { max: recipientTextMax })}
        defaultValue={initial?.text}
        maxLength={recipientTextMax}
        rows={3}
        isOptional
        isFull
      />
      <div className={css['when']} data-full>
        <RadioPick
          {...form.field('when')}
          onChange={() => form.forget('send_at')}
          label={t('when')}
          defaultValue={initial?.send_at ? 'day' : 'now'}
          options={[
            { value: 'now', label: t('now') },
            { value: 'day', label: t('onDay') },
          ]}
        />
        <div className={css['day']}>
          <DateField
            {...form.field('send_at')}
            label={t('day')}
            hint={t('dayHint', { time: format.clock(morningOf(format.startOfToday()), SITE_ZONE) })}
            defaultValue={typedDay(initial?.send_at ?? null)}
            autoComplete="off"
          />
        </div>
      </div>
    </Fields>
  );
};
