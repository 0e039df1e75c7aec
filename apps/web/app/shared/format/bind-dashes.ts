/** A dash between words stays on the line of the word before it: no line begins with one. */
export const bindDashes = (text: string): string => text.replaceAll(/ (?=[–—] )/g, '\u00A0');
