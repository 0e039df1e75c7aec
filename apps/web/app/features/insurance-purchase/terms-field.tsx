import type { InsuranceOffer } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';

type Props = { offer: InsuranceOffer; isAgreed: boolean; onAgree(isAgreed: boolean): void };

/** The tick under the conditions of an offer (INS-07). */
export const TermsField = ({ offer, isAgreed, onAgree }: Props) => {
  const t = useTranslations('insurance.purchase');
  return (
    <CheckField checked={isAgreed} onChange={(event) => onAgree(event.target.checked)}>
      {t.rich('terms', {
        legals: (text) => (
          <a href={offer.legals} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      })}
    </CheckField>
  );
};
