import { ticketsList } from '@trassa/contracts/office';
import { notFound, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import type { BulkOwner } from '../../runs/index.ts';
import { lockTicketRow } from '../lock-ticket.repository.ts';
import { selectTicketIds } from '../staff/tickets-list.repository.ts';
import type { RegisterDeps } from '../register/register-ticket.ts';
import type { DetailDeps } from '../show/read-detail.ts';
import { type BlockDeps, blockTicket } from './block-ticket.ts';
import { editParticipant } from './edit-participant.ts';
import { markDocument } from './mark-document.ts';
import type { RenewDeps } from './renew-ticket-qr.ts';

type Seen = { readonly publicId: string; readonly version: number };

/** Nobody has seen the many one by one: the act is on what stands, locked as the act itself locks it. */
const onStanding = async (
  tx: Tx,
  publicId: string,
  act: (seen: Seen) => Promise<Result<Acted<unknown>>>,
): Promise<Result<Acted<unknown>>> => {
  const row = await lockTicketRow(tx, publicId);
  return row ? act({ publicId, version: row.version }) : notFound();
};

type BulkDeps = RegisterDeps & RenewDeps & BlockDeps & Pick<DetailDeps, 'showFormat'>;

/** What is done to many tickets at once; each by the same code as to one. */
export const bulkOfTickets = (deps: BulkDeps): BulkOwner<typeof ticketsList> => ({
  list: ticketsList,
  kind: 'ticket',
  select: (tx, ask, { reach }, limit) => selectTicketIds(tx, ask, reach, limit),
  acts: {
    block: {
      act: 'ticket.block',
      run: (tx, { id, reason }) =>
        onStanding(tx, id, (seen) => blockTicket(deps, tx, 'block', { ...seen, reason }, 'ru')),
    },
    unblock: {
      act: 'ticket.unblock',
      run: (tx, { id, reason }) =>
        onStanding(tx, id, (seen) => blockTicket(deps, tx, 'unblock', { ...seen, reason }, 'ru')),
    },
    document: {
      act: 'ticket.document',
      run: (tx, { id, params }) =>
        onStanding(tx, id, (seen) =>
          markDocument(deps, tx, { ...seen, kind: params['kind'] ?? '', state: 'seen', note: '' }, 'ru'),
        ),
    },
    wave: {
      act: 'ticket.edit',
      run: (tx, { id, params }) =>
        onStanding(tx, id, (seen) => {
          const nothing = {
            licenseFile: undefined,
            file: undefined,
            club: undefined,
            team: undefined,
            reason: undefined,
            override: [],
            isQuiet: true,
          };
          return editParticipant(deps, tx, { ...seen, ...nothing, info: { cluster: params['wave'] ?? '' } }, 'ru');
        }),
    },
  },
});
