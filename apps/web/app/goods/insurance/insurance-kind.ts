import type { InsuranceLine } from '@trassa/contracts';
import { isPolicyComplete } from '@trassa/rules';
import type { BasketInsurance } from '../../shared/basket/items/basket-item.ts';
import type { BasketKind } from '../basket-kind.ts';
import { InsuranceGroup } from './insurance-group.tsx';
import { insuranceLines } from './insurance-lines.ts';
import { wrongInsured } from './wrong-insured.ts';

/** Policies: each takes its person from a ticket or asks for one. */
export const insuranceKind = {
  ...insuranceLines,
  Groups: InsuranceGroup,
  titleIn: ({ title }) => title,
  fieldText: ({ title }, field, _, { t }) =>
    t('basket.ticketField', { ticket: title, field: t(`insured.${field as 'phone'}`) }),
  form: {
    isFinished: isPolicyComplete,
    unfinished: (_, { t }) => t('checkout.reasons.insurance'),
    first: 'last_name',
    wrongFields: wrongInsured,
  },
} satisfies BasketKind<BasketInsurance, InsuranceLine>;
