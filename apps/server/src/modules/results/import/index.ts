export { isResultField, resultFields, type ResultField } from './domain/result-field.ts';
export {
  importResults,
  type ImportFigures,
  type ImportInput,
  type ImportOutcome,
  type ImportReading,
  type ImportStage,
  type ImportWatcher,
} from './import-results.ts';
export { fieldWords, problemText, refusalText } from './import-words.ts';
export { writeTime } from './domain/read-time.ts';
