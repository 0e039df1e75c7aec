export const part = 11;
