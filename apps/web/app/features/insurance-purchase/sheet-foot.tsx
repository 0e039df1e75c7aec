import type { InsuranceOffer } from '@trassa/contracts';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { Button } from '../../shared/ui/button.tsx';
import css from './purchase-sheet.module.css';

type Props = {
  offer: InsuranceOffer | null;
  /** Why it cannot be bought yet; null: it can. */
  missing: string | null;
  onBuy(): void;
};

/** The sum and the button of a sheet, which says what it waits for (INS-07). */
export const SheetFoot = ({ offer, missing, onBuy }: Props) => {
  const t = useTranslations('insurance.purchase');
  const format = useFormat();
  const whyId = useId();
  return (
    <div className={css['foot']}>
      <div>
        <small id={whyId}>{missing ?? t('toPay')}</small>
        {offer && (
          <b className={css['sum']} aria-live="polite">
            {format.money(offer.price)}
          </b>
        )}
      </div>
      <Button size="xl" disabled={missing !== null} aria-describedby={whyId} onClick={onBuy}>
        {t('buy')}
      </Button>
    </div>
  );
};
