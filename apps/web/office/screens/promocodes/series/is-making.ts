import type { PromocodeSeries } from '@trassa/contracts/office';

/** Whether a run still brings codes of a series. */
export const isMaking = ({ parts }: PromocodeSeries): boolean =>
  parts.some(({ made, count, run_state: state }) => made < count && state !== 'done' && state !== 'stopped');
