import type { EventFormat, InsuranceRecord, Language, TicketDetail } from '@trassa/contracts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { TicketView } from '../ticket.ts';
import { presentTicket } from './present-ticket.ts';
import type { Person, ReadDeps } from './read-ticket.ts';
import { findDetails } from './ticket-detail.repository.ts';
import { findTicketOf } from '../tickets.repository.ts';
import { answersIn } from './shown-answers.ts';

export type DetailDeps = ReadDeps & {
  readonly showFormat: (db: Executor, publicId: string, language: Language) => Promise<EventFormat | null>;
  /** A person's policies of one ticket; by internal ids. */
  readonly policiesOfTicket: (
    db: Executor,
    of: { readonly ticketId: number; readonly userId: number },
    language: Language,
  ) => Promise<InsuranceRecord[]>;
};

const answersOf = async (
  { db, showFormat }: DetailDeps,
  { info, format: { publicId } }: TicketView,
  shown: EventFormat,
  language: Language,
): Promise<TicketView['info']> => {
  const isChosen = shown.select !== null || shown.clusters.length > 0;
  if (language === 'ru' || info === null || !isChosen) return info;
  const kept = await showFormat(db, publicId, 'ru');
  return kept && answersIn(info, kept, shown);
};

/**
 * A ticket with its form and what may be done with it, in four statements (DEC-67). Participant, files, club and
 * policies are the holder's alone: a giver or a recipient sees the ticket without them.
 */
export const readDetail = async (deps: DetailDeps, publicId: string, person: Person): Promise<Result<TicketDetail>> => {
  const now = deps.clock();
  const ticket = await findTicketOf(deps.db, publicId, person.userId, now);
  if (!ticket) return notFound();
  const format = await deps.showFormat(deps.db, ticket.format.publicId, person.language);
  if (!format) return notFound();
  const isOwn = ticket.viewer.holder;
  const [details, insurances] = isOwn
    ? await Promise.all([
        findDetails(deps.db, ticket.id),
        deps.policiesOfTicket(deps.db, { ticketId: ticket.id, userId: person.userId }, person.language),
      ])
    : [null, []];
  return ok({
    ...presentTicket(ticket, { ...person, now, key: deps.key }),
    participant: isOwn ? await answersOf(deps, ticket, format, person.language) : null,
    files: { license_file: details?.licenseFile ?? null, file: details?.file ?? null },
    club:
      details?.clubPublicId && details.clubTitle !== null
        ? { public_id: details.clubPublicId, title: details.clubTitle }
        : null,
    format,
    insurances,
  });
};
