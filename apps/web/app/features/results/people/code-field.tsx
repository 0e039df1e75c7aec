import { checkFinishCode, readFinishCode } from '@trassa/rules';
import { HttpError } from '@trassa/contracts/client';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';
import { request } from '../../../shared/api/browser-client.ts';
import { useSentForm } from '../../../shared/forms/use-sent-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { useIsBrowser } from '../../../shared/use-is-browser.ts';
import css from './people-search.module.css';

/** The code of a printed certificate leads to what the table says today; a wrong one is told here (RESULT-09). */
export const CodeField = () => {
  const t = useTranslations('results');
  const navigate = useNavigate();
  const isBrowser = useIsBrowser();
  const form = useSentForm({ code: '' }, (typed) => ({ code: checkFinishCode(typed.code) }));
  const attributes = form.bind((typed) =>
    form.run(async () => {
      const code = readFinishCode(typed.code) ?? '';
      try {
        await request(calls.results.check, { params: { code } }, { ownErrors: true });
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 404) throw error;
        form.refuse({ code: { id: 'finish_code_unknown' } });
        return;
      }
      await navigate(`/results/certificate/${code}`);
    }),
  );
  return (
    <form {...attributes} className={css['line']}>
      <TextField
        {...form.field('code')}
        label={t('codeLabel')}
        hint={t('codeHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
      />
      <Button type="submit" kind="line" isBusy={form.isBusy} disabled={!isBrowser} className={css['send']}>
        {t('checkCode')}
      </Button>
      <WaitNote wait={form.wait} />
    </form>
  );
};
