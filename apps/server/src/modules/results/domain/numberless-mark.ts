/** Stored numbers that begin so stand for none (files without numbers) and are shown nowhere. */
export const numberlessMark = '~n';
