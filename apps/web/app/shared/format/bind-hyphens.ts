/** A letter stays with the word it belongs to: "T-shirt" is not broken after its "T". */
export const bindHyphens = (text: string): string => text.replaceAll(/(?<![\p{L}\d-])(\p{L})-(?=\p{L})/gu, '$1\u2011');
