/**
 * How an order is called on papers and in letters: the beginning of its id. The whole id opens the order's page, and a paper
 * is shown to strangers; the team finds an order by its beginning.
 */
export const orderNumber = (publicId: string): string => publicId.slice(0, 8);
