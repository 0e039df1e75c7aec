import type { InsuranceOffer } from '@trassa/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { addInsurance } from '../../shared/basket/items/insurance-item.ts';
import { Sheet } from '../../shared/ui/overlays/overlay.tsx';
import { AskedOffer } from './asked-offer.tsx';
import { FirstDayField } from './first-day-field.tsx';
import css from './purchase-sheet.module.css';
import { SheetFoot } from './sheet-foot.tsx';
import { TermsField } from './terms-field.tsx';
import { useFirstDay } from './use-first-day.ts';

type Props = { offer: InsuranceOffer; onClose(): void };

/** A policy for training or a year belongs to no race: it asks for its first day and the terms alone (ADR 0013, DEC-95). */
export const OwnDaySheet = ({ offer, onClose }: Props) => {
  const t = useTranslations('insurance.purchase');
  const navigate = useNavigate();
  const [isAgreed, setIsAgreed] = useState(false);
  const firstDay = useFirstDay(offer);
  const missing = firstDay?.problem ? t('needsDay') : isAgreed ? null : t('needsTerms');
  const buy = async (): Promise<void> => {
    if (missing !== null) return;
    addInsurance(offer, { race: null, startDate: firstDay?.start ?? null });
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
        {firstDay && <FirstDayField firstDay={firstDay} hint={t('firstDayHint')} />}
        <TermsField offer={offer} isAgreed={isAgreed} onAgree={setIsAgreed} />
      </div>
    </Sheet>
  );
};
