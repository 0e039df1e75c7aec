export * from './certificate-acts.ts';
export * from './parcel-acts.ts';
export * from './policy-acts.ts';
export * from './privacy-acts.ts';
export * from '../mailings/index.ts';
export * from './result-acts.ts';
export * from '../threads/support-acts.ts';
export * from '../goods/stock-acts.ts';
