import { loadLines } from '../load-lines.ts';

export const total = (): number => loadLines().length;
