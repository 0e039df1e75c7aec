export const part = 13;
