export const eventTitle = 'Trassa';
