export { type ChipLine, chipLinesMost, type ChipProblem, readChips } from './chip-lines.ts';
export {
  numberOrders,
  type NumberOrder,
  type NumberPlan,
  type PlannedRange,
  type PlannedTicket,
  planNumbers,
  type SeatNumber,
  type TakenNumber,
} from './number-plan.ts';
export {
  checkRanges,
  meetingRanges,
  numberMost,
  type NumberSpan,
  type RangeMeeting,
  rangesMost,
} from './number-ranges.ts';
