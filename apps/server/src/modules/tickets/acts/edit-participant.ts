import type { Language } from '@trassa/contracts';
import { invalid, type Refused, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted, Change } from '../../../platform/http/index.ts';
import type { LockedTicket } from '../lock-ticket.ts';
import { type RegisterDeps, saveForm } from '../register/register-ticket.ts';
import type { TeamRequest } from '../register/registration-form.ts';
import { findTeamOfTicket, type Registration } from '../register/ticket-changes.repository.ts';
import type { DetailDeps } from '../show/read-detail.ts';
import { actedOn } from './acted.ts';
import { lockForAct, type SeenTicket } from './lock-for-act.ts';
import { readCurrent } from './read-form.ts';
import type { RenewDeps } from './renew-ticket-qr.ts';
import { tellTicket } from './tell-ticket.ts';

export type ParticipantEdit = SeenTicket & {
  /** Answers that change; null or '' takes one off. */
  readonly info: Readonly<Record<string, unknown>>;
  /** Public ids; undefined: as it was. */
  readonly licenseFile: string | null | undefined;
  readonly file: string | null | undefined;
  readonly club: string | null | undefined;
  /** To join; undefined: as it was. */
  readonly team: TeamRequest | undefined;
  /** What may be against the rule of the form, with a reason. */
  readonly override: readonly 'age'[];
  readonly reason: string | undefined;
  /** No letter: of many at once, which have a letter of their own (3.4). */
  readonly isQuiet?: boolean;
};

const ages = new Set(['age_min', 'age_max']);
/** What a ticket says on paper. */
const printed = new Set(['last_name', 'first_name', 'second_name', 'cluster', 'number']);
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Nobody needs a ticket to a race that is run. */
const isStillNeeded = ({ isOnline, raceEnd, startTime }: LockedTicket, now: Date): boolean =>
  now < (isOnline ? raceEnd : startTime);

/** What is different now, answer by answer; all of it is the participant's. */
const changesOf = (
  ticket: LockedTicket,
  saved: Registration,
  teams: { readonly before: string | null; readonly after: string | null },
): Change[] => {
  const before: Record<string, unknown> = { ...ticket.info, club: ticket.clubPublicId, number: ticket.startNumber };
  const after: Record<string, unknown> = { ...saved.info, club: saved.clubPublicId, number: saved.startNumber };
  const files = [
    ['license_file', ticket.licenseFileId, saved.licenseFileId],
    ['file', ticket.fileId, saved.fileId],
  ] as const;
  return [
    ...[...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((field) => !isSame(before[field], after[field]))
      .map((field) => ({
        field,
        before: before[field] ?? null,
        after: after[field] ?? null,
        ...(field === 'number' ? {} : { person: ticket.userId }),
      })),
    ...(ticket.teamId === saved.teamId ? [] : [{ field: 'team', ...teams }]),
    // Of a file only that it is another one.
    ...files.flatMap(([field, had, has]) => (had === has ? [] : [{ field, before: null, after: null }])),
  ];
};

/** Beside a conflict: what the form says now, for whoever has to choose. */
const withCurrent = async (refused: Refused, read: () => Promise<object>): Promise<Refused> => {
  const { refusal } = refused;
  if (refusal.code !== 'conflict') return refused;
  return { ok: false, refusal: { ...refusal, details: { ...refusal.details, current: await read() } } };
};

/**
 * Corrects or names the participant of a ticket by the rule of the site's form, also after registration_end; an age out of the
 * bounds passes with `override` and a reason. Whoever has the ticket is mailed it anew when its paper says something else now,
 * before the race and five times a day at most.
 * Refuses what the form refuses, `state`, `conflict`. BO-055, BO-056
 */
export const editParticipant = async (
  deps: RegisterDeps & RenewDeps & Pick<DetailDeps, 'showFormat'>,
  tx: Tx,
  edit: ParticipantEdit,
  language: Language,
): Promise<Result<Acted<{ message: string }>>> => {
  if (edit.override.length && edit.reason === undefined) return invalid({ reason: { id: 'reason' } });
  const locked = await lockForAct(tx, 'edit', edit);
  if (!locked.ok) return withCurrent(locked, () => readCurrent(tx, deps, { publicId: edit.publicId, language }));
  const ticket = locked.value;
  // Where numbers are chosen the form has one, which is an act of its own here.
  if ('number' in edit.info) return invalid({ 'info.number': { id: 'wrong_value' } });
  const saved = await saveForm(tx, deps, {
    ticket,
    body: {
      public_id: edit.publicId,
      info: { ...ticket.info, ...edit.info },
      license_file: edit.licenseFile,
      file: edit.file,
      club: edit.club,
      team: edit.team,
    },
    ...(edit.override.includes('age') ? { waived: ages } : {}),
  });
  if (!saved.ok) return saved;
  const titleOf = async (id: number | null): Promise<string | null> =>
    id === null ? null : ((await findTeamOfTicket(tx, id))?.title ?? null);
  const teams = { before: await titleOf(ticket.teamId), after: await titleOf(saved.value.teamId) };
  const changes = changesOf(ticket, saved.value, teams);
  if (!edit.isQuiet && changes.some(({ field }) => printed.has(field)) && isStillNeeded(ticket, deps.clock())) {
    // The sixth letter of a day stays behind, not the correction.
    const taken = await deps.people.takeLetterAgain(tx, `correction of ${ticket.publicId}`);
    if (taken.ok)
      await tellTicket(tx, deps.notifications, ticket.id, { news: 'corrected', about: String(edit.version) });
  }
  const told = { changes, reason: edit.reason };
  return actedOn(tx, ticket, told, { id: 'ticket_saved', language });
};
