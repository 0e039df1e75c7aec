export { checkFormat, fieldName, type FormatForm, type FormProblems, registrationAfterStart } from './format-form.ts';
export {
  type FormatLock,
  isTighter,
  lockOf,
  locksOf,
  mayShiftStart,
  type SoldLevel,
  startShiftMost,
  type WayRound,
} from './format-locks.ts';
export {
  type KeptStep,
  paceDays,
  planSteps,
  projectStep,
  stepBegins,
  stepGrace,
  type StepPlan,
  type StepsPlan,
} from './plan-steps.ts';
export { type DatedStep, type ShiftedStep, shiftSteps } from './shift-steps.ts';
