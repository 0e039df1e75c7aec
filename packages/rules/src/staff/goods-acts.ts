export * from './certificate-acts.ts';
export * from './policy-acts.ts';
