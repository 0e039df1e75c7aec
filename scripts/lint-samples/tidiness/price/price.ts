// TODO: round half up
export const price = 100;
