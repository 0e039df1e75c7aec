import type { PurchaseKind } from '../../../app/features/my-orders/purchase-kind.ts';
import type { ThanksKind } from '../../../app/features/order/thanks-kind.ts';
import { parkingBase } from './parking-line.ts';

export const parkingThanks = {
  ...parkingBase,
  step: ({ length: count }) => ({ id: 'parking', sign: 'wall', title: 'Парковка', text: `Пропусков: ${count}.` }),
} satisfies ThanksKind;

export const parkingPurchase = {
  ...parkingBase,
  name: () => 'Пропуск на парковку',
  pieces: (_, count) => `Пропуск на парковку, ${count}`,
  issued: (_, { number, public_id }) => ({ to: `/me/parking/${public_id}`, text: `Пропуск ${number}` }),
} satisfies PurchaseKind;
