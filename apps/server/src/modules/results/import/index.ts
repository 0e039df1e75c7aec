export { type Lack, lacks } from './domain/read-result-row.ts';
export { isResultField, resultFields, type ResultField } from './domain/result-field.ts';
export { mostOfKind } from './domain/problems/problem-list.ts';
export { findBase } from './base.repository.ts';
export { nameColumns, peekColumns, type Peeked } from './peek-columns.ts';
export { officeProblemText, officeRefusalText } from './import-office-words.ts';
export type { ImportRefusal } from './import-refusal.ts';
export { importResults } from './import-results.ts';
export type { PlaceCheck, PlaceReason } from './check-places.repository.ts';
export { noteText } from './import-note-words.ts';
export type {
  ImportFigures,
  ImportInput,
  ImportOutcome,
  ImportReading,
  ImportStage,
  ImportWatcher,
} from './import-outcome.ts';
export { kindText } from './import-kind-words.ts';
export { fieldWords, problemText, refusalText } from './import-words.ts';
export { writeTime } from './domain/read-time.ts';
