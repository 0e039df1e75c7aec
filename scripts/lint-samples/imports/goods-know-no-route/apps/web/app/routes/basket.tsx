export const title = 'Basket';
