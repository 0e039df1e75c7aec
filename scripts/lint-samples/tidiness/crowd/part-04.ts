export const part = 4;
