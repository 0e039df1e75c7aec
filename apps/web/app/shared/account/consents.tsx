import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../i18n/language.tsx';
import type from '../styles/type.module.css';
import { CheckField } from '../ui/fields/check-field.tsx';

type Props = { error?: string | undefined; onAgree?(isAgreed: boolean): void };

/** Two consents of their own, both unticked: personal data, which is needed, and mailing (AUTH-19, AUTH-20, SUPPORT-05, SUPPORT-06, DEC-44). */
export const Consents = ({ error, onAgree }: Props) => {
  const t = useTranslations('signIn');
  const { language } = useLanguage();
  const link = (name: string) => (text: ReactNode) => (
    <a
      className={type['link']}
      href={`/api/files/document/${name}?language=${language}`}
      target="_blank"
      rel="noreferrer"
    >
      {text}
    </a>
  );
  return (
    <div>
      <CheckField name="agree" error={error} onChange={(event) => onAgree?.(event.target.checked)}>
        {t.rich('agree', { pers: link('pers') })}
      </CheckField>
      <CheckField name="mailing">{t.rich('mailing', { advertising: link('advertising') })}</CheckField>
    </div>
  );
};

/** Both answers as they stand in the form. */
export const consentsOf = (form: HTMLFormElement): { agree: boolean; mailing: boolean } => {
  const data = new FormData(form);
  return { agree: data.has('agree'), mailing: data.has('mailing') };
};
