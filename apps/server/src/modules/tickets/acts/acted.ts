import { errorText, type Language, type MessageId } from '@trassa/contracts';
import { ok, type Result } from '../../../kernel/result.ts';
import { type Tx, versionField } from '../../../platform/database/index.ts';
import type { Acted, Change } from '../../../platform/http/index.ts';
import type { LockedTicket } from '../lock-ticket.ts';
import { readVersion } from './acts.repository.ts';

type Told = { readonly changes: readonly Change[]; readonly reason?: string | undefined };
type Said = { readonly id: MessageId; readonly language: Language };

/** What an act on a ticket answers, and what its entry tells: the version is a step in the history of the ticket. */
export const actedOn = async (
  tx: Tx,
  ticket: LockedTicket,
  { changes, reason }: Told,
  { id, language }: Said,
): Promise<Result<Acted<{ message: string }>>> =>
  ok({
    answer: { message: errorText(language, { id }) },
    object: { kind: 'ticket', publicId: ticket.publicId, title: ticket.ticketNumber, person: ticket.userId },
    changes: changes.length
      ? [...changes, { field: versionField, before: ticket.version, after: await readVersion(tx, ticket.id) }]
      : [],
    ...(reason === undefined ? {} : { reason }),
  });
