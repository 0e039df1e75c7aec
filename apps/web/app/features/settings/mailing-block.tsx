import type { User } from '@trassa/contracts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { documentLink } from '../../shared/document/document-link.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import type from '../../shared/styles/type.module.css';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { BannerLine } from './banner-line.tsx';
import { SettingBlock } from './setting-block.tsx';
import { useSave } from './use-save.ts';

/** Whether advertising may come; the box is saved as soon as it is pressed (SET-02, SET-03). */
export const MailingBlock = ({ user }: { user: User }) => {
  const t = useTranslations('settings');
  const { language } = useLanguage();
  const save = useSave({ mailing: null });
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (mailing: boolean): Promise<void> => {
    if (save.isBusy) return;
    setWanted(mailing);
    await save.save(() => request(calls.profile.setMailing, { body: { mailing } }, { ownErrors: true }));
    setWanted(null);
  };
  return (
    <SettingBlock id="mailing" title={t('mailing')} lead={t('mailingLead')}>
      <CheckField
        checked={wanted ?? user.mailing}
        aria-busy={save.isBusy || undefined}
        error={save.errorOf('mailing')}
        onChange={(event) => void change(event.target.checked)}
      >
        {t.rich('mailingAgree', {
          advertising: (text) => (
            <a className={type['link']} href={documentLink('advertising', language)} target="_blank" rel="noreferrer">
              {text}
            </a>
          ),
        })}
      </CheckField>
      <WaitNote wait={save.wait} />
      <BannerLine banner={save.banner} />
    </SettingBlock>
  );
};
