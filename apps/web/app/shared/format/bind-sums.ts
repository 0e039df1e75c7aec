/** What an author typed with plain blanks: thousands and their currency stay on one line. */
export const bindSums = (text: string): string => text.replaceAll(/(?<=\d) (?=\d{3}(?!\d)|₽)/g, '\u00a0');
