export const rail = 'staff';
