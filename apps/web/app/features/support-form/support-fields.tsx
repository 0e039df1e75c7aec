import { emailMaxLength, supportTextMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Consents } from '../../shared/account/consents.tsx';
import { Fields, Stack } from '../../shared/ui/layout/layout.tsx';
import { PhoneField } from '../../shared/ui/fields/phone-field.tsx';
import { TextArea, TextField } from '../../shared/ui/fields/text-field.tsx';
import type { Support } from './use-support.ts';

/** Who writes and what about; a refusal is said once its field is left (SUPPORT-02…06). */
export const SupportFields = ({ support }: { support: Support }) => {
  const t = useTranslations('support');
  return (
    <Stack gap={20} key={support.turn}>
      <Fields isWide>
        <TextField {...support.field('name')} label={t('name')} autoComplete="name" maxLength={100} isFull />
        <TextField
          {...support.field('email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={emailMaxLength}
        />
        <PhoneField {...support.field('phone')} label={t('phone')} />
        <TextArea {...support.field('text')} label={t('text')} rows={5} maxLength={supportTextMax} isOptional isFull />
      </Fields>
      <Consents error={support.agreeError} onAgree={support.agree} />
    </Stack>
  );
};
