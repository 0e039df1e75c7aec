export const dataFolder = 'data';
