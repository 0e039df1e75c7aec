import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { RefundTiers } from '../events/refund-tiers.tsx';
import type { FieldsProps } from './section-form.tsx';

/** What new events and starts begin with; each may have its own. */
export const SaleFields = ({ values, set, errorOf }: FieldsProps<'sale'>) => {
  const t = useTranslations('houseSettings');
  const label = useTranslations('fields');
  return (
    <>
      <CheckField checked={values.sale_transfers} onChange={({ target }) => set('sale_transfers', target.checked)}>
        {label('sale_transfers')}
      </CheckField>
      <NumberField
        id="sale_move_fee"
        label={label('sale_move_fee')}
        hint={t('hint.sale_move_fee')}
        isWhole
        value={values.sale_move_fee}
        error={errorOf('sale_move_fee')}
        onChange={(value) => set('sale_move_fee', value ?? 0)}
      />
      <RefundTiers
        id="sale_tiers"
        tiers={values.sale_tiers}
        errorOf={errorOf}
        onChange={(tiers) => set('sale_tiers', tiers)}
      />
    </>
  );
};
