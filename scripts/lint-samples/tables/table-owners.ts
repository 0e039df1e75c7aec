export const owned = { orders: ['orders'], tickets: ['tickets', 'teams'] };
export const reads = { tickets: { orders: 'a ticket’s rights end with its order' } };
