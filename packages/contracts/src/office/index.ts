export * from './audit.ts';
export * from './entry.ts';
export * from './list.ts';
export * from './staff.ts';
export * from './links.ts';
export * from './office-api.ts';
