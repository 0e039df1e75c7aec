/** Screens of payments, loaded together. */
export { Settlement } from './settlement.tsx';
export { SettlementDay } from './settlement-day.tsx';
