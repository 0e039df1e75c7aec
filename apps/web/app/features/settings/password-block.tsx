import type { User } from '@trassa/contracts';
import { checkPasswordChange } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { PasswordField } from '../../shared/account/password-field.tsx';
import { textOf } from '../../shared/account/use-submit.ts';
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
  const save = useSave(['password', 'new_password']);
  const submit = (form: HTMLFormElement): void => {
    const typed = {
      password: user.has_password ? textOf(form, 'password') : '',
      new_password: textOf(form, 'new_password'),
    };
    const problems = checkPasswordChange(typed, user.has_password);
    if (Object.keys(problems).length > 0) return save.refuseBy(problems);
    void save.save(async () => {
      const answer = await request(calls.profile.changePassword, { body: typed }, { ownErrors: true });
      return { ...answer, user: { ...user, has_password: true } };
    });
    return undefined;
  };
  return (
    <SettingBlock
      id="password"
      title={t('password')}
      lead={user.has_password ? t('passwordLead') : t('passwordNoneLead')}
    >
      <SettingForm save={save} action={user.has_password ? t('changePassword') : t('setPassword')} onSubmit={submit}>
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
          {user.has_password && (
            <PasswordField
              label={t('oldPassword')}
              error={save.errors.password}
              onEdit={() => save.forget('password')}
            />
          )}
          <PasswordField
            isNew
            name="new_password"
            label={t('newPassword')}
            hint={words({ id: 'password_condition' })}
            error={save.errors.new_password}
            onEdit={() => save.forget('new_password')}
          />
        </Stack>
      </SettingForm>
    </SettingBlock>
  );
};
