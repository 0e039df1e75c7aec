export * from './entry.ts';
export * from './staff.ts';
