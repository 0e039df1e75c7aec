/** News belong to no place: their days are those of the editors. */
export const newsZone = 'Europe/Moscow';
