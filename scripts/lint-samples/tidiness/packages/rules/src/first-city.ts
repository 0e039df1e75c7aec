export const firstCity = 524_901;
