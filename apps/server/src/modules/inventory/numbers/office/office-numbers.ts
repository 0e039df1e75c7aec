import { freeSpent, pinNumber, selectPinned, unpinNumber } from './kept.repository.ts';
import {
  bookForTickets,
  findUncovered,
  lockOfficeRanges,
  replaceRanges,
  selectRanges,
  selectSeats,
  selectTaken,
} from './ranges.repository.ts';

/** Ranges and bookings of start numbers for the back office, in the transaction of the act (back-office.md 5.9). */
export const officeNumbers = {
  selectRanges,
  lockRanges: lockOfficeRanges,
  replaceRanges,
  findUncovered,
  selectTaken,
  selectSeats,
  bookForTickets,
  selectPinned,
  pinNumber,
  unpinNumber,
  freeSpent,
};
export type OfficeNumbersPort = typeof officeNumbers;
