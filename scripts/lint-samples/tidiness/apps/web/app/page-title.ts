export const pageTitle = 'Obstacle races';
