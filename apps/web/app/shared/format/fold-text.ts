/** Text for searching: small letters, `ё` as `е`. */
export const foldText = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е');
