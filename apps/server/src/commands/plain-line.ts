/** A line for the terminal: people's text without control signs, which could redraw the screen or run a command. */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ');
