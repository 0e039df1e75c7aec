import type { Find } from '../../../kernel/finding.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readQrText } from '../show/ticket-qr.ts';
import { findTickets } from './find-tickets.repository.ts';

/** For the search: a QR text counts by its signature alone, so that an old code still leads to its ticket. BO-006 */
export const createFindTickets =
  ({ db, key }: { readonly db: Database; readonly key: Buffer }): Find =>
  async (sought, asking) => {
    const scanned = sought.qr === null ? null : readQrText(key, sought.qr);
    if (sought.qr !== null && !scanned) return [];
    return findTickets(db, sought, scanned?.ticketNumber ?? null, asking);
  };
