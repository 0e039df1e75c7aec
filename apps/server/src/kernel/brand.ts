/** Name of the site where the stored settings and the environment give none: letters, start, description of the API. */
export const brand = 'ТРАССА';

/** The same in Latin capitals, for programs: maker of calendar files. */
export const brandLatin = 'TRASSA';
