import type { Language } from '@trassa/contracts';
import type { BoughtDiscount } from '@trassa/rules';
import type { Minor } from '../../../kernel/money.ts';

/** What a line that moves a ticket keeps in `details.move`. */
export type MoveOfLine = {
  /** Public id of the ticket, and the line it has to have still. */
  readonly ticket: string;
  readonly fromLine: number;
  /** What it is moved from, in the words of an order's line. */
  readonly from: Readonly<Record<Language, string>>;
  readonly was: Minor;
  readonly willBe: Minor;
  readonly fee: Minor;
  /** What it was bought cheaper by, for a move of this one. */
  readonly discount: BoughtDiscount | null;
  /** The wave of the new format by its name in Russian; null: none. */
  readonly wave: string | null;
  /** A size that was taken at another start; null: none was. */
  readonly shirt: string | null;
  /** Its place was taken of the reserve, and goes back there when the move ends unpaid. */
  readonly fromReserve?: boolean;
  /** An age out of bounds was agreed to. */
  readonly isAgeWaived: boolean;
};
