import type { lists } from '../../generated/lists.ts';

/** A list as the server knows its views and columns: a declared one, or a screen that shows one in a place of its own. */
export type ListName = keyof typeof lists | 'participants';
