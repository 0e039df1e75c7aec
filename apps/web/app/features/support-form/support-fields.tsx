import { emailMaxLength, supportTextMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Consents } from '../../shared/account/consents.tsx';
import { Fields, Stack } from '../../shared/ui/layout/layout.tsx';
import { PhoneField } from '../../shared/ui/fields/phone-field.tsx';
import { TextArea, TextField } from '../../shared/ui/fields/text-field.tsx';
import type { Support } from './use-support.ts';

/** Who writes and what about; a refusal is said once its field is left (SUPPORT-02…06). */
export const SupportFields = ({ support: { form, typed, turn, optional } }: { support: Support }) => {
  const t = useTranslations('support');
  return (
    <Stack gap={20} key={turn}>
      <Fields isWide>
        <TextField
          {...form.field('name')}
          defaultValue={typed.name}
          label={t('name')}
          autoComplete="name"
          maxLength={100}
          isFull
        />
        <TextField
          {...form.field('email')}
          defaultValue={typed.email}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={emailMaxLength}
        />
        <PhoneField
          {...form.field('phone')}
          defaultValue={typed.phone}
          label={t('phone')}
          isOptional={optional === 'phone'}
        />
        <TextArea
          {...form.field('text')}
          defaultValue={typed.text}
          label={t('text')}
          rows={5}
          maxLength={supportTextMax}
          isOptional={optional === 'text'}
          isFull
        />
      </Fields>
      <Consents
        agree={{ ...form.field('agree'), defaultChecked: typed.agree }}
        mailing={{ ...form.field('mailing'), defaultChecked: typed.mailing }}
      />
    </Stack>
  );
};
