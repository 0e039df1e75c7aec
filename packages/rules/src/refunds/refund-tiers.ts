import type { RefundTier } from './refund.ts';

export const refundTiersMost = 10;

/** Days fall and percent do not rise, as a policy is read. */
export const areRefundTiers = (tiers: readonly RefundTier[]): boolean =>
  tiers.every(({ days, percent }, index) => {
    const before = tiers[index - 1];
    return !before || (days < before.days && percent <= before.percent);
  });
