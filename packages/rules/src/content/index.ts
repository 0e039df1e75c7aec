export * from './news-state.ts';
