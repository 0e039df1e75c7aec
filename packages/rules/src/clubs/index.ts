export * from './club-ground.ts';
export * from './club-sheet.ts';
export * from './competition-sheet.ts';
export * from './competition-type.ts';
export * from './result-acts.ts';
