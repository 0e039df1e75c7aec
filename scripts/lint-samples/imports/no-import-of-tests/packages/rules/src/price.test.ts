export const samplePrice = 100;
