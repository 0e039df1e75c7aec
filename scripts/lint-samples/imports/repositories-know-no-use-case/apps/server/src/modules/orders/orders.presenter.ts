export const presentOrder = (id: string): string => id;
