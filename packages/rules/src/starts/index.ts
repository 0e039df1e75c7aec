export { shiftBetween, shiftMoment } from './shift-moment.ts';
export type { Shift } from './shift-moment.ts';
export { checkSlug, reservedSlugs, slugMost, slugOf } from './slug.ts';
export { mayActOnStart, runningFor, startActs, startState, startStates, startStatuses } from './start-state.ts';
export type { StartAct, StartFacts, StartState, StartStatus } from './start-state.ts';
export { checkPublishing, pointIds } from './publish-check.ts';
export type { CheckedFormat, CheckedKind, CheckPoint, PointId, PublishFacts } from './publish-check.ts';
export * from './numbers/index.ts';
