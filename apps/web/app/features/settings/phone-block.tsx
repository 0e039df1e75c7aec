import type { User } from '@trassa/contracts';
import { formatPhone } from '@trassa/rules';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { PhoneForm } from '../../shared/account/phone-form.tsx';
import { request } from '../../shared/api/browser-client.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { setUser } from '../../shared/session.ts';
import { Tag } from '../../shared/ui/tag.tsx';
import { BannerLine } from './banner-line.tsx';
import { SettingBlock } from './setting-block.tsx';
import css from './settings.module.css';
import { useBanner } from './use-banner.ts';

const silent = { ownErrors: true } as const;
const LOCK_MS = 3000;

/** A new phone takes a code from SMS: its field appears and goes again when the phone is confirmed (SET-14, SET-15). */
export const PhoneBlock = ({ user }: { user: User }) => {
  const t = useTranslations('settings');
  const words = useErrorText();
  const { banner, say } = useBanner();
  const [isSent, setIsSent] = useState(false);
  const [saved, setSaved] = useState(0);
  const [isLocked, setIsLocked] = useState(false);
  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => setIsLocked(false), LOCK_MS);
    return () => clearTimeout(timer);
  }, [isLocked]);
  const current = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form with the focus has given way to an empty one.
    if (saved > 0) current.current?.focus();
  }, [saved]);
  const send = async (phone: string) => {
    const answer = await request(calls.profile.sendPhoneCode, { body: { phone } }, silent);
    say(answer.message, 'warn');
    return answer;
  };
  const confirm = async (phone: string, code: string): Promise<void> => {
    const answer = await request(calls.profile.setPhone, { body: { phone, code } }, silent);
    setUser(answer.user);
    say(answer.message);
    setIsSent(false);
    setIsLocked(true);
    setSaved((count) => count + 1);
  };
  const isConfirmed = user.phone !== null && user.phone_confirmed;
  return (
    <SettingBlock id="phone" title={t('phone')} lead={t('phoneLead')}>
      <p ref={current} tabIndex={-1} className={css['current']}>
        <b>{user.phone === null ? t('noPhone') : formatPhone(user.phone)}</b>
        {isSent || (user.phone !== null && !isConfirmed) ? (
          <Tag kind="warn" icon="alert">
            {words({ id: 'phone_unconfirmed' })}
          </Tag>
        ) : (
          isConfirmed && (
            <Tag kind="success" icon="check">
              {words({ id: 'phone_confirmed' })}
            </Tag>
          )
        )}
      </p>
      <PhoneForm
        key={saved}
        label={t('newPhone')}
        size="md"
        isQuiet
        action={t('confirmPhone')}
        codeName="code"
        isLocked={isLocked}
        send={send}
        onSent={setIsSent}
        onCode={confirm}
      />
      <BannerLine banner={banner} />
    </SettingBlock>
  );
};
