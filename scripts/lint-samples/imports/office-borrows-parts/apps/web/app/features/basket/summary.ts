export const summary = 'sum';
