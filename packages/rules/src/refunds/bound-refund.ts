import type { Minor } from '../prices/money.ts';

/**
 * For sums that go back one after another: each gets what it wants as far as something is left then. What went back as goodwill does
 * not come back once more with a ticket. Kopecks. BO-071
 */
export const boundBy = (left: Minor): ((wanted: Minor) => Minor) => {
  let rest = Math.max(0, left);
  return (wanted) => {
    const taken = Math.min(wanted, rest);
    rest -= taken;
    return taken;
  };
};
