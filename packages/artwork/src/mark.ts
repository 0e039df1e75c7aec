/** The mark of the site, drawn on a field of 34 × 34; the pages have it in their header, icons are pictures of it. */
export const MARK = 'M4 30H24L29 25V22L24 17H10L5 12V9L10 4H30';
