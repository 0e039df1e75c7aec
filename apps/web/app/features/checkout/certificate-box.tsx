import type { Quote } from '@trassa/contracts';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { refusalText, showFault } from '../../shared/api/refusal-text.ts';
import {
  addCertificateCode,
  codesMax,
  removeCertificateCode,
  useCertificateCodes,
} from '../../shared/basket/certificate-codes.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/fields/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import css from './checkout.module.css';

type Props = { quote: Quote | null; problems: Readonly<Record<string, string>> };

/** Pays a part by gift certificates: up to their balance, each shown with what it gives (DEC-84). */
export const CertificateBox = ({ quote, problems }: Props) => {
  const t = useTranslations('checkout.certificate');
  const words = useErrorText();
  const format = useFormat();
  const codes = useCertificateCodes();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [balances, setBalances] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);

  const apply = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const code = typed.trim();
    if (!code) return setError(words({ id: 'required' }));
    setIsBusy(true);
    try {
      const { values } = await request(calls.certificates.check, { params: { code } }, { ownErrors: true });
      addCertificateCode(values.code);
      setBalances((now) => ({
        ...now,
        [values.code]: t('balance', {
          sum: format.money(values.balance),
          day: format.longDay(values.valid_until, SITE_ZONE),
        }),
      }));
      setTyped('');
      setError(null);
    } catch (cause) {
      const text = refusalText(cause);
      if (text === null) showFault(cause);
      else setError(text);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <details className={css['certificate']} open={codes.length > 0 || undefined}>
      <summary>
        {t('title')}
        <Icon name="down" size="s" />
      </summary>
      <div className={css['codes']}>
        {codes.map((code) => {
          const paid = quote?.certificates.find((one) => one.code === code);
          const refusal = problems[code] ?? paid?.error;
          return (
            <div key={code} className={css['code']}>
              <div>
                <b>{code}</b>
                {paid && paid.amount > 0 && <p>{t('pays', { sum: format.money(paid.amount) })}</p>}
                {balances[code] && <p>{balances[code]}</p>}
                <FieldError text={refusal} />
              </div>
              <Button
                kind="quiet"
                isIcon
                aria-label={t('remove', { code })}
                onClick={() => removeCertificateCode(code)}
              >
                <Icon name="trash" size="s" />
              </Button>
            </div>
          );
        })}
        {codes.length < codesMax && (
          <form className={css['codeForm']} onSubmit={(event) => void apply(event)} noValidate>
            <TextField
              id="certificate-code"
              label={t('label')}
              value={typed}
              error={error ?? undefined}
              placeholder="XXXX-XXXX-XXXX-XXXX"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              onFocus={() => setError(null)}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button kind="line" type="submit" isBusy={isBusy}>
              {t('apply')}
            </Button>
          </form>
        )}
      </div>
    </details>
  );
};
