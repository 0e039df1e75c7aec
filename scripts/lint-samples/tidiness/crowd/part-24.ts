export const part = 24;
