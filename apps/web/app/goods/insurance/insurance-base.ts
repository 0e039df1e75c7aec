/** Policies by the contract, and their place among the sums. */
export const insuranceBase = { selector: 'insurance', field: 'insurances', sumsPlace: 2 } as const;
