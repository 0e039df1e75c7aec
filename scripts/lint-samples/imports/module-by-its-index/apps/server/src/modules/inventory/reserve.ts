export const reserve = (): number => 0;
