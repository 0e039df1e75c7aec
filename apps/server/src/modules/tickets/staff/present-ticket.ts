import type { EventFormat, InsuranceRecord, Language } from '@trassa/contracts';
import { type OfficeTicket, type OfficeTicketRow, paperKinds } from '@trassa/contracts/office';
import { ageAt, isUnderAge, orderNumber, parseIsoDate } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { maskAny, maskedBy, maskEmail, maskPhone } from '../../../kernel/masking.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { say } from '../../../kernel/say.ts';
import { type LetterState, presentLetter } from '../../notifications/index.ts';
import { presentMove } from '../move/present-move.ts';
import type { ToldMove } from '../move/moves.repository.ts';
import type { CardPerson, CardTransfer, TicketCard } from './ticket-card.repository.ts';
import type { TicketHead } from './ticket-columns.repository.ts';

export type Reader = { readonly language: Language; readonly canReveal: boolean };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const unixOf = (iso: string): number => toUnix(new Date(iso));
const genderOf = (value: unknown): 'male' | 'female' | null => (value === 'male' || value === 'female' ? value : null);

export const ageOf = ({ info, startTime, timezone }: TicketHead): number | null => {
  const born = parseIsoDate(text(info?.['birth_date']));
  return born ? ageAt(born, toUnix(startTime), timezone) : null;
};

/** A ticket as the list shows it. */
export const presentRow = (ticket: TicketHead, { language, canReveal }: Reader): OfficeTicketRow => ({
  public_id: ticket.publicId,
  ticket_number: ticket.ticketNumber,
  start_number: ticket.startNumber,
  name: [text(ticket.info?.['last_name']), text(ticket.info?.['first_name'])].filter(Boolean).join(' '),
  event: { public_id: ticket.eventPublicId, title: say(language, ticket.eventRu, ticket.eventEn) },
  start: { public_id: ticket.startPublicId, starts: toUnix(ticket.startTime), timezone: ticket.timezone },
  format: { public_id: ticket.formatPublicId, title: say(language, ticket.formatRu, ticket.formatEn) },
  wave: ticket.waveRu === null ? null : say(language, ticket.waveRu, ticket.waveEn),
  kind: ticket.kind,
  age: canReveal ? ageOf(ticket) : null,
  gender: genderOf(ticket.info?.['gender']),
  status: ticket.status,
  registered: ticket.registeredAt && toUnix(ticket.registeredAt),
  handed_out: ticket.handedOutAt && toUnix(ticket.handedOutAt),
  team: ticket.teamPublicId === null ? null : { public_id: ticket.teamPublicId, title: ticket.teamTitle ?? '' },
  club: ticket.clubPublicId === null ? null : { public_id: ticket.clubPublicId, title: ticket.clubTitle ?? '' },
  shirt: text(ticket.info?.['item_size']) || null,
  documents: ticket.documents,
  insured: ticket.isInsured,
  price: toRoubles(ticket.price),
  promocode: ticket.promocode,
  order: { public_id: ticket.orderPublicId, number: orderNumber(ticket.orderPublicId) },
  bought: toUnix(ticket.boughtAt),
  phone: maskedBy(maskPhone, canReveal)(text(ticket.info?.['phone'])),
});

const presentPerson = (person: CardPerson, canReveal: boolean): OfficeTicket['holder'] => ({
  public_id: person.publicId,
  name: person.name,
  temporary: person.isTemporary,
  email: maskedBy(maskEmail, canReveal)(person.email),
  phone: maskedBy(maskPhone, canReveal)(person.phone),
});

/** Answers that have a column of their own, or are shown as an age. */
const shownElsewhere = new Set(['first_name', 'last_name', 'phone', 'birth_date', 'gender', 'item_size']);
/** The contact of somebody near to the participant: no answer at all for those who may not reveal. */
const near = 'extra_contact';
const contacts = new Set(['email', near]);

/** Whatever the organiser asked; an address or a phone that was typed as an answer is masked, too. */
export const maskContact = (value: unknown): unknown =>
  typeof value === 'string' && (value.includes('@') || /\d{3}.*\d{2}.*\d{2}/.test(value)) ? maskAny(value) : value;

const labelOf = (field: string, format: EventFormat | null): string | null => {
  if (format?.select && field === (format.select_field ?? 'select')) return format.select.title;
  return format?.additional_fields.find(({ name }) => name === field)?.label ?? null;
};

const presentAnswers = (
  info: TicketHead['info'],
  format: EventFormat | null,
  canReveal: boolean,
): OfficeTicket['answers'] =>
  Object.entries(info ?? {})
    .filter(([field]) => !shownElsewhere.has(field) && (canReveal || field !== near))
    .map(([field, value]) => ({
      field,
      label: labelOf(field, format),
      value: contacts.has(field) ? maskAny(value) : maskContact(value),
    }));

const presentTransfer = (transfer: CardTransfer, canReveal: boolean): OfficeTicket['transfers'][number] => ({
  status: transfer.status,
  from: { public_id: transfer.from.publicId, name: transfer.from.name },
  to: transfer.to && { public_id: transfer.to.publicId, name: transfer.to.name },
  email: maskedBy(maskEmail, canReveal)(transfer.email),
  offered: unixOf(transfer.offered),
  until: unixOf(transfer.until),
  closed: transfer.closed === null ? null : unixOf(transfer.closed),
});

const presentReturn = (ticket: TicketCard): OfficeTicket['money']['return'] =>
  ticket.returnAskedAt === null
    ? null
    : {
        percent: ticket.returnPercent ?? 0,
        sum: toRoubles(ticket.returnSum ?? 0),
        insurance: toRoubles(ticket.returnInsurance ?? 0),
        asked: toUnix(ticket.returnAskedAt),
        done: ticket.returnDoneAt && toUnix(ticket.returnDoneAt),
      };

/** Papers that are asked first, then those that somebody has marked. */
const presentPapers = (ticket: TicketCard): OfficeTicket['papers'] => {
  const asked = new Set([...(ticket.asksLicense ? ['license'] : []), ...(ticket.asksFile ? ['cluster'] : [])]);
  return paperKinds
    .filter((kind) => asked.has(kind) || kind in ticket.papers)
    .toSorted((a, b) => Number(asked.has(b)) - Number(asked.has(a)))
    .map((kind) => {
      const paper = ticket.papers[kind];
      return {
        kind,
        asked: asked.has(kind),
        state: paper?.state ?? null,
        note: paper?.note ?? '',
        at: paper ? unixOf(paper.at) : null,
      };
    });
};

/** What a participant may bring though his format asks for nothing; whoever is of age on the day needs nobody's consent. */
const broughtBy = (ticket: TicketCard): OfficeTicket['brought'] => {
  const age = ageOf(ticket);
  const mayNeedParent = age === null ? ticket.kind === 'kids' : isUnderAge(age);
  const kinds = mayNeedParent ? (['medical', 'parent'] as const) : (['medical'] as const);
  const there = new Set(presentPapers(ticket).map(({ kind }) => kind));
  return kinds.filter((kind) => !there.has(kind));
};

/** Everything that was read of a ticket. */
export type TicketParts = {
  readonly acts: OfficeTicket['acts'];
  readonly ticket: TicketCard;
  readonly format: EventFormat | null;
  readonly policies: readonly InsuranceRecord[];
  readonly moves: readonly ToldMove[];
  readonly letters: readonly LetterState[];
};

export const presentCard = (
  { ticket, acts, format, policies, moves, letters }: TicketParts,
  reader: Reader,
  siteUrl: string,
): OfficeTicket => ({
  ...presentRow(ticket, reader),
  version: ticket.version,
  acts,
  holder: presentPerson(ticket.holder, reader.canReveal),
  purchaser: presentPerson(ticket.purchaser, reader.canReveal),
  answers: presentAnswers(ticket.info, format, reader.canReveal),
  seat:
    ticket.sector === null || ticket.row === null || ticket.seat === null
      ? null
      : { sector: ticket.sector, row: ticket.row, place: ticket.seat },
  qr_version: ticket.qrVersion,
  files: [
    ...(ticket.licenseFile === null ? [] : [{ kind: 'license' as const, public_id: ticket.licenseFile }]),
    ...(ticket.waveFile === null ? [] : [{ kind: 'wave' as const, public_id: ticket.waveFile }]),
  ],
  papers: presentPapers(ticket),
  brought: broughtBy(ticket),
  policies: policies.map(({ public_id, status, info, insurance }) => ({
    public_id,
    number: info.number,
    title: insurance.name,
    status,
  })),
  money: {
    price: toRoubles(ticket.fullPrice),
    paid: toRoubles(ticket.price),
    reason: ticket.reason,
    return: presentReturn(ticket),
  },
  transfers: ticket.transfers.map((transfer) => presentTransfer(transfer, reader.canReveal)),
  moves: moves.map((move) => presentMove(move, reader.language, siteUrl)),
  letters: letters.map((letter) => presentLetter(letter, reader.canReveal)),
});
