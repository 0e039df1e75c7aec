import { readFileSync } from 'node:fs';

export const now = (): string => readFileSync('now', 'utf8');
