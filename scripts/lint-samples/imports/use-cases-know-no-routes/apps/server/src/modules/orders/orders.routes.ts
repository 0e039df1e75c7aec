export const path = '/api/orders';
