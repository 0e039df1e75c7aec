import type { Clock } from '../../../kernel/clock.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Database, transact, type Tx } from '../../../platform/database/index.ts';
import { findSoldFormatById, type FormatForSale } from '../../events/index.ts';
import type { OrderInventory } from '../../inventory/index.ts';
import { type Answers, checkAnswers } from './check-participant.ts';
import type { ClearDeps } from './clear-registration.ts';
import { changeTeam } from './change-team.ts';
import { type LockedTicket, lockTicket } from '../lock-ticket.ts';
import { refuseAction } from './permit-action.ts';
import type { Person } from '../show/read-ticket.ts';
import { answersOf, refuseFields, type RegistrationBody } from './registration-form.ts';
import { type Registration, saveRegistration } from './ticket-changes.repository.ts';
import type { TicketClubs } from '../sell/ticket-line.ts';

export type RegisterDeps = ClearDeps & {
  readonly db: Database;
  readonly clock: Clock;
  readonly inventory: OrderInventory;
  readonly clubs: TicketClubs;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

const clusterOf = (format: FormatForSale, info: Record<string, unknown>) =>
  format.clusters.find(({ name }) => name.ru === info['cluster']) ?? null;

/** The shirt that this ticket has already is there for it, whatever others have taken. */
const withOwnShirt = (format: FormatForSale, ticket: LockedTicket): FormatForSale => {
  const own = textOf(ticket.info?.['item_size']);
  const shirts = format.shirts.map(({ size, left }) => ({ size, left: size === own ? left + 1 : left }));
  return { ...format, shirts };
};

/** Internal ids of the files named, those of before where nothing is said. */
const filesOf = async (tx: Tx, { files }: RegisterDeps, ticket: LockedTicket, body: RegistrationBody) => {
  const named = [body.license_file, body.file].filter((id): id is string => Boolean(id));
  const found = named.length ? await files.findUsable(tx, named) : new Map<string, number>();
  const pick = (id: string | null | undefined, before: number | null): number | null =>
    id === undefined ? before : ((id && found.get(id)) ?? null) || null;
  return {
    licenseFileId: pick(body.license_file, ticket.licenseFileId),
    fileId: pick(body.file, ticket.fileId),
  };
};

/** Takes what the participant needs and gives back what the former one had, in the order of locks; answers what it got. */
const takeThings = async (
  tx: Tx,
  deps: RegisterDeps,
  format: FormatForSale,
  ticket: LockedTicket,
  body: RegistrationBody,
  info: Record<string, unknown>,
): Promise<Result<Pick<Registration, 'clusterId' | 'teamId' | 'startNumber'>>> => {
  const { places } = deps;
  const clusterId = clusterOf(format, info)?.id ?? null;
  const moved = await places.moveCluster(tx, ticket, ticket.clusterId, clusterId);
  if (!moved.ok) return { ok: false, refusal: refuseFields(moved.refusal.errors ?? {}, body) };
  const size = textOf(ticket.info?.['item_size']);
  const dressed = await places.moveShirt(tx, ticket, ticket.eventCityId, size, textOf(info['item_size']));
  if (!dressed.ok) return dressed;
  const team = await changeTeam(tx, deps, format, ticket, body.team ?? null);
  if (!team.ok) return team;
  const chosen = format.bookedNumbers ? (body.number ?? ticket.startNumber) : null;
  if (chosen === null) {
    // In the same group nobody's number changes, wherever it came from.
    const isKept = ticket.startNumber !== null && clusterId === ticket.clusterId;
    const startNumber = isKept
      ? ticket.startNumber
      : await places.keepOrAssignNumber(tx, ticket, clusterId, ticket.startNumber);
    return ok({ clusterId, teamId: team.value, startNumber });
  }
  const booked = chosen === ticket.startNumber ? ok(null) : await places.chooseNumber(tx, ticket, chosen);
  return booked.ok ? ok({ clusterId, teamId: team.value, startNumber: chosen }) : booked;
};

/** What is stored of a form, with nothing taken yet; problems of these ids are let pass. */
const readForm = async (
  tx: Tx,
  deps: RegisterDeps,
  format: FormatForSale,
  ticket: LockedTicket,
  body: RegistrationBody,
  waived: ReadonlySet<string>,
): Promise<Result<Pick<Registration, 'info' | 'licenseFileId' | 'fileId' | 'clubPublicId'>>> => {
  const attached = await filesOf(tx, deps, ticket, body);
  const given: Answers = { ...attached, info: answersOf(body) ?? ticket.info ?? {}, number: body.number ?? null };
  const checked = checkAnswers(withOwnShirt(format, ticket), given, deps.clock());
  const { info } = checked;
  const problems = Object.fromEntries(Object.entries(checked.problems).filter(([, { id }]) => !waived.has(id)));
  if (Object.keys(problems).length) return { ok: false, refusal: refuseFields(problems, body) };
  // A club that has closed since stays with who ran for it.
  const isKept = body.club === ticket.clubPublicId;
  if (body.club && !isKept && !(await deps.clubs.findKnown(tx, [body.club])).has(body.club))
    return invalid({ club: { id: 'club_unknown' } });
  return ok({
    info,
    licenseFileId: format.license ? attached.licenseFileId : null,
    fileId: clusterOf(format, info)?.file ? attached.fileId : null,
    clubPublicId: body.club === undefined ? ticket.clubPublicId : body.club || null,
  });
};

/** What is to be saved of which locked ticket. */
export type FormOf = {
  readonly ticket: LockedTicket;
  readonly body: RegistrationBody;
  /** Ids of problems that are no obstacle this time; absent: each is. */
  readonly waived?: ReadonlySet<string>;
};

/**
 * Saves the form of a locked ticket: shirts, start groups, teams and numbers change hands, files are attached and detached, policies
 * name the new participant. All of it or nothing. Refuses `validation` and `age` by field, `size_unavailable`, `number_taken`, `state`.
 */
export const saveForm = async (
  tx: Tx,
  deps: RegisterDeps,
  { ticket, body, waived = new Set() }: FormOf,
): Promise<Result<Registration>> => {
  const format = await findSoldFormatById(tx, ticket.formatId);
  if (!format) return refuse({ code: 'state' });
  const form = await readForm(tx, deps, format, ticket, body, waived);
  if (!form.ok) return form;
  const taken = await takeThings(tx, deps, format, ticket, body, form.value.info);
  if (!taken.ok) return taken;
  const registration = { ...form.value, ...taken.value };
  await saveRegistration(tx, ticket.id, registration, deps.clock());
  await deps.policies.name(tx, ticket.id, form.value.info);
  const kept = [form.value.licenseFileId, form.value.fileId].filter((id) => id !== null);
  const before = [ticket.licenseFileId, ticket.fileId].filter((id) => id !== null);
  await deps.files.markUsed(tx, kept, ticket.userId);
  await deps.files.release(
    tx,
    before.filter((id) => !kept.includes(id)),
  );
  return ok(registration);
};

/**
 * Registers the participant of a ticket, or corrects him, until registration_end, by the rules of the purchase, the ticket's row
 * locked. Refuses what `saveForm` does, and `deadline`, `state`, `not_owner`. DEC-67, DEC-68, DEC-74
 */
export const registerTicket = (deps: RegisterDeps, body: RegistrationBody, person: Person): Promise<Result<null>> =>
  transact(deps.db, async (tx) => {
    const ticket = await lockTicket(tx, body.public_id, person.userId);
    if (!ticket) return notFound();
    const refusal = refuseAction('register', ticket, { ...person, now: deps.clock() });
    if (refusal) return { ok: false, refusal };
    const saved = await saveForm(tx, deps, { ticket, body });
    return saved.ok ? ok(null) : saved;
  });
