export * from './mailing-audience.ts';
export * from './mailing-fields.ts';
export * from './mailing-pace.ts';
export * from './mailing-state.ts';
export * from './mailing-text.ts';
export * from './outbox.ts';
export * from './house-words.ts';
