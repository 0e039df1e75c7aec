import type { InsuranceOffer } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { documentLink } from '../../shared/document/document-link.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';

type Props = { offer: InsuranceOffer; isAgreed: boolean; onAgree(isAgreed: boolean): void };

/** The tick under the conditions of an offer (INS-07). */
export const TermsField = ({ offer, isAgreed, onAgree }: Props) => {
  const t = useTranslations('insurance.purchase');
  const { language } = useLanguage();
  return (
    <CheckField checked={isAgreed} onChange={(event) => onAgree(event.target.checked)}>
      {t.rich('terms', {
        legals: (text) => (
          <a href={documentLink(offer.legals, language)} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      })}
    </CheckField>
  );
};
