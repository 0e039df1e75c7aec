import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { WaitNote } from '../account/wait-note.tsx';
import { request } from '../api/browser-client.ts';
import { documentLink } from '../document/document-link.ts';
import { useSentForm } from '../forms/use-sent-form.ts';
import { useLanguage } from '../i18n/language.tsx';
import { ReadFailed } from '../read-failed.tsx';
import { useUser } from '../session.ts';
import type from '../styles/type.module.css';
import { CheckField } from '../ui/fields/check-field.tsx';
import { toast } from '../ui/overlays/toast.tsx';

/** The page of all own starts: opened and closed by the box, which is the consent (RESULT-10). */
export const RunnerSwitch = () => {
  const t = useTranslations('runner');
  const { language } = useLanguage();
  const user = useUser();
  const client = useQueryClient();
  const key = ['runner-page', user?.public_id ?? null];
  const page = useQuery({
    queryKey: key,
    queryFn: async () => (await request(calls.results.runnerPage, {}, { ownErrors: true })).values,
    enabled: user !== null,
  });
  const form = useSentForm({ open: null });
  const id = page.data?.public_id ?? null;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (open: boolean): Promise<void> => {
    if (form.isBusy) return;
    setWanted(open);
    await form.run(async () => {
      const answer = await request(calls.results.openRunnerPage, { body: { open } }, { ownErrors: true });
      client.setQueryData(key, answer.values);
      toast(answer.message);
    });
    setWanted(null);
  };
  // Unknown, the box would lie.
  if (page.isLoadingError) return <ReadFailed of={page} text={t('failed')} />;
  return (
    <>
      <CheckField
        checked={wanted ?? id !== null}
        disabled={page.isPending}
        aria-busy={form.isBusy || page.isPending || undefined}
        error={form.errorOf('open')}
        onChange={(event) => void change(event.target.checked)}
      >
        {t.rich('agree', {
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
            {t('open')}
          </Link>
        </p>
      )}
      <WaitNote wait={form.wait} />
    </>
  );
};
