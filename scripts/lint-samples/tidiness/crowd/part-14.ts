export const part = 14;
