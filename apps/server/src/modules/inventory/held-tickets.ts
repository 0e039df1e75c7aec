import type { TicketKind } from '@trassa/rules';
import type { Tx } from '../../platform/database/index.ts';

/** A ticket that is given another start number. */
export type HeldTicket = {
  readonly id: number;
  readonly kind: TicketKind;
  readonly isHeld: boolean;
  readonly isActive: boolean;
};

/** Port of the tickets, whose rows are theirs. */
export type HeldTickets = {
  /** A ticket of the format that the user holds or once bought, locked; nobody else may know of it. */
  lock(
    tx: Tx,
    ticket: { readonly publicId: string; readonly formatId: number; readonly userId: number },
  ): Promise<HeldTicket | null>;
  /** A new number makes the old QR text invalid (DEC-70). */
  setNumber(tx: Tx, ticketId: number, number: number): Promise<void>;
};
