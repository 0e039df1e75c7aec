import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { documentLink } from '../document/document-link.ts';
import type { SentField } from '../forms/use-sent-form.ts';
import { useLanguage } from '../i18n/language.tsx';
import type from '../styles/type.module.css';
import { CheckField } from '../ui/fields/check-field.tsx';

type Box = SentField & { defaultChecked?: boolean };
type Props = { agree: Box; mailing: Box };

/** Two consents of their own, both unticked: personal data, which is needed, and mailing (AUTH-19, AUTH-20, SUPPORT-05, SUPPORT-06, DEC-44). */
export const Consents = ({ agree, mailing }: Props) => {
  const t = useTranslations('signIn');
  const { language } = useLanguage();
  const link = (name: string) => (text: ReactNode) => (
    <a className={type['link']} href={documentLink(name, language)} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return (
    <div>
      <CheckField {...agree}>{t.rich('agree', { pers: link('pers') })}</CheckField>
      <CheckField {...mailing}>{t.rich('mailing', { advertising: link('advertising') })}</CheckField>
    </div>
  );
};
