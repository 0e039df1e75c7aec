import type { InsuranceOffer } from '@trassa/contracts';
import { checkInsured, formatTypedDate, typedInsuranceStart } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { addInsurance, firstStartDay, setInsured } from '../../shared/basket/items/insurance-item.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';
import { DateField } from '../../shared/ui/fields/date-field.tsx';
import { Sheet } from '../../shared/ui/overlays/overlay.tsx';
import { AskedOffer } from './asked-offer.tsx';
import css from './purchase-sheet.module.css';
import { SheetFoot } from './sheet-foot.tsx';

type Props = { offer: InsuranceOffer; onClose(): void };

/** A policy for training or a year belongs to no race: it asks for its first day and the terms alone (DEC-95). */
export const OwnDaySheet = ({ offer, onClose }: Props) => {
  const t = useTranslations('insurance.purchase');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  const [day, setDay] = useState(() => formatTypedDate(firstStartDay(now, offer.activation_delay)));
  const [isAgreed, setIsAgreed] = useState(false);
  const { activation_delay } = offer;
  const start = typedInsuranceStart(day, { now, activation_delay });
  const terms = { isStartDate: false, activation_delay, format_start_time: null };
  const problem = checkInsured({ start_date: start }, terms, now).start_date;
  const missing = problem ? t('needsDay') : isAgreed ? null : t('needsTerms');
  const buy = async (): Promise<void> => {
    if (missing !== null) return;
    setInsured(addInsurance(offer, { race: null }), { start_date: start }, false);
    await navigate('/basket');
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('ownDayTitle')}
      footer={<SheetFoot offer={offer} missing={missing} onBuy={() => void buy()} />}
    >
      <div className={css['form']}>
        <AskedOffer offer={offer} />
        <DateField
          label={t('firstDay')}
          hint={t('firstDayHint')}
          value={day}
          error={problem ? errorText(problem) : undefined}
          onChange={(event) => setDay(event.target.value)}
        />
        <CheckField checked={isAgreed} onChange={(event) => setIsAgreed(event.target.checked)}>
          {t.rich('terms', {
            legals: (text) => (
              <a href={offer.legals} target="_blank" rel="noreferrer">
                {text}
              </a>
            ),
          })}
        </CheckField>
      </div>
    </Sheet>
  );
};
