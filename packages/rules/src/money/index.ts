export * from './report-figures.ts';
export * from './report-groups.ts';
export * from './reporting.ts';
export * from '../dates/days.ts';
export { paymentTransitions, refundTransitions } from '../states/payment-state.ts';
export type { PaymentCause, PaymentState, RefundCause, RefundState } from '../states/payment-state.ts';
export * from './payment-acts.ts';
export * from './settlement-day.ts';
