import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { request } from '../../shared/api/browser-client.ts';
import { documentLink } from '../../shared/document/document-link.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { useUser } from '../../shared/session.ts';
import type from '../../shared/styles/type.module.css';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';
import { BannerLine } from './banner-line.tsx';
import { SettingBlock } from './setting-block.tsx';
import { useSave } from './use-save.ts';

/** The page of all own starts: opened and closed by the box, which is the consent (RESULT-10). */
export const RunnerBlock = () => {
  const t = useTranslations('settings');
  const { language } = useLanguage();
  const user = useUser();
  const client = useQueryClient();
  const key = ['runner-page', user?.public_id ?? null];
  const page = useQuery({
    queryKey: key,
    queryFn: async () => (await request(calls.results.runnerPage, {}, { ownErrors: true })).values,
    enabled: user !== null,
  });
  const save = useSave({ open: null });
  const id = page.data?.public_id ?? null;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (open: boolean): Promise<void> => {
    if (save.isBusy) return;
    setWanted(open);
    await save.save(async () => {
      const answer = await request(calls.results.openRunnerPage, { body: { open } }, { ownErrors: true });
      client.setQueryData(key, answer.values);
      return { message: answer.message };
    });
    setWanted(null);
  };
  return (
    <SettingBlock id="runner" title={t('runner')} lead={t('runnerLead')}>
      <CheckField
        checked={wanted ?? id !== null}
        disabled={!page.isSuccess}
        aria-busy={save.isBusy || undefined}
        error={save.errorOf('open')}
        onChange={(event) => void change(event.target.checked)}
      >
        {t.rich('runnerAgree', {
          personal: (text) => (
            <a className={type['link']} href={documentLink('pers', language)} target="_blank" rel="noreferrer">
              {text}
            </a>
          ),
        })}
      </CheckField>
      {id !== null && (
        <p>
          <Link className={type['link']} to={`/results/runner/${id}`}>
            {t('runnerOpen')}
          </Link>
        </p>
      )}
      <WaitNote wait={save.wait} />
      <BannerLine banner={save.banner} />
    </SettingBlock>
  );
};
