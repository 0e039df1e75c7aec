import type { ThanksKind } from '../../features/order/thanks-kind.ts';
import { insuranceBase } from './insurance-base.ts';

/** Policies of an order. */
export const insuranceThanks = {
  ...insuranceBase,
  follow: { to: '/me/insurances', label: ({ t }) => t('thanks.myInsurances') },
  step: ({ length: count }, _, { t }) => ({
    id: 'insurance',
    sign: 'rope',
    title: t('thanks.steps.insurance', { count }),
    text: t('thanks.steps.insuranceText'),
  }),
} satisfies ThanksKind;
