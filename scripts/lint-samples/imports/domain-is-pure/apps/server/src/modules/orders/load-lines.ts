export const loadLines = (): string[] => [];
