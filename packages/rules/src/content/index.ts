export * from './banners.ts';
export * from './legal-texts.ts';
export * from './moments.ts';
export * from './news-state.ts';
export * from './page-words.ts';
export * from './pages.ts';
export * from './site-settings.ts';
export * from '../refunds/refund-tiers.ts';
