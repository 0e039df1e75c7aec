export const fileName = (day: string): string => `trassa-data-${day}.json`;
