import type { User } from '@trassa/contracts';
import { checkNewEmail, normaliseEmail } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { EmailField } from '../../shared/account/email-field.tsx';
import { request } from '../../shared/api/browser-client.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { SettingBlock } from './setting-block.tsx';
import { SettingForm } from './setting-form.tsx';
import css from './settings.module.css';
import { useSave } from './use-save.ts';

const silent = { ownErrors: true } as const;

/** The address, whether it is confirmed, and a new one, which is asked to be confirmed by letter (SET-12, SET-13). */
export const EmailBlock = ({ user }: { user: User }) => {
  const t = useTranslations('settings');
  const words = useErrorText();
  const save = useSave({ email: '' });
  const change = (email: string): Promise<boolean> =>
    save.save(() => request(calls.profile.changeEmail, { body: { email } }, silent), t('letterSent', { email }));
  const form = save.bind(({ email: typed }) => {
    const problem = checkNewEmail(typed, user.email);
    if (problem) return save.refuseBy({ email: problem });
    return change(normaliseEmail(typed));
  });
  const unconfirmed = words({ id: 'email_unconfirmed' });
  const isOwnUnconfirmed = user.email !== null && !user.email_confirmed;
  const resend = (): void => {
    if (save.isBusy || save.isLocked) return;
    if (user.new_email) void change(user.new_email);
    else void save.save(() => request(calls.signIn.sendConfirmation, { body: {} }, silent));
  };
  return (
    <SettingBlock id="email" title={t('email')} lead={t('emailLead')}>
      <p className={css['current']}>
        <b>{user.email ?? t('noEmail')}</b>
        {user.email !== null && user.email_confirmed && (
          <Tag kind="success" icon="check">
            {t('confirmed')}
          </Tag>
        )}
        {isOwnUnconfirmed && (
          <Tag kind="warn" icon="alert">
            {unconfirmed}
          </Tag>
        )}
      </p>
      {(user.new_email !== null || isOwnUnconfirmed) && (
        <Note kind="warn">
          <div className={css['pending']}>
            {user.new_email !== null && <b>{unconfirmed}</b>}
            <p>{t('openLetter', { email: user.new_email ?? user.email ?? '' })}</p>
            <Button
              kind="line"
              isBusy={save.isBusy}
              // The letter has just gone: both buttons rest and show it (SET-10).
              aria-disabled={save.isLocked || undefined}
              className={save.isLocked ? (css['locked'] ?? '') : ''}
              onClick={resend}
            >
              {t('resendLetter')}
            </Button>
          </div>
        </Note>
      )}
      <SettingForm save={save} action={t('changeEmail')} form={form}>
        <EmailField key={save.version} label={t('newEmail')} field={save.field('email')} />
      </SettingForm>
    </SettingBlock>
  );
};
