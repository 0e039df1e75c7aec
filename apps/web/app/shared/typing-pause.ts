/** Milliseconds after the last key until a search is asked. */
export const TYPING_PAUSE = 350;
