/** Goods of the shop by the contract, and their place among the sums. */
export const shopBase = { selector: 'shop', field: 'shop', sumsPlace: 4 } as const;
