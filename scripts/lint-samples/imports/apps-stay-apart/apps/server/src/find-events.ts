export const findEvents = (): string[] => [];
