import type { User } from '@trassa/contracts';
import { checkPasswordChange } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { PasswordField } from '../../shared/account/password-field.tsx';
import { request } from '../../shared/api/browser-client.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { SettingBlock } from './setting-block.tsx';
import { SettingForm } from './setting-form.tsx';
import { useSave } from './use-save.ts';

/** Old and new password; the old one is asked only where there is one (SET-16…19, DEC-32). */
export const PasswordBlock = ({ user }: { user: User }) => {
  const t = useTranslations('settings');
  const words = useErrorText();
  const save = useSave({ password: '', new_password: '' });
  const form = save.bind((typed) => {
    const problems = checkPasswordChange(typed, user.has_password);
    if (Object.keys(problems).length > 0) return save.refuseBy(problems);
    return save.save(async () => {
      const answer = await request(calls.profile.changePassword, { body: typed }, { ownErrors: true });
      return { ...answer, user: { ...user, has_password: true } };
    });
  });
  return (
    <SettingBlock
      id="password"
      title={t('password')}
      lead={user.has_password ? t('passwordLead') : t('passwordNoneLead')}
    >
      <SettingForm save={save} action={user.has_password ? t('changePassword') : t('setPassword')} form={form}>
        {/* Managers of passwords ask for whom the new one is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.email ?? user.phone ?? ''}
          readOnly
          hidden
        />
        <Stack key={save.version} gap={20}>
          {user.has_password && <PasswordField label={t('oldPassword')} field={save.field('password')} />}
          <PasswordField
            isNew
            label={t('newPassword')}
            hint={words({ id: 'password_condition' })}
            field={save.field('new_password')}
          />
        </Stack>
      </SettingForm>
    </SettingBlock>
  );
};
