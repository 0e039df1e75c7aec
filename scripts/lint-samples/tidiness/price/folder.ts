export const folder = '/home/anna/trassa/data';
