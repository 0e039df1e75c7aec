import type { Language } from '@trassa/contracts';
import type { StartNumbers } from '@trassa/contracts/office';
import { meetingRanges } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import { say } from '../../kernel/say.ts';
import type { Executor } from '../../platform/database/index.ts';
import { type ChangeRow, selectChanges } from './changes.repository.ts';
import { countChips } from './chips.repository.ts';
import type { NumbersDeps } from './numbers-deps.ts';
import { findSheet, selectFormats } from './sheets.repository.ts';

const shownChanges = 200;

type Named = { readonly publicId: string; readonly name: string };
const present = (person: Named | undefined) => (person ? { public_id: person.publicId, name: person.name } : null);

/** Changes with the people and tickets that they name. */
export const tellChanges = async (
  db: Executor,
  { tickets, namesOf }: NumbersDeps,
  rows: readonly ChangeRow[],
): Promise<Omit<StartNumbers['changes'][number] & { formatId: number }, 'format'>[]> => {
  const named = new Map(
    (await tickets.namesOf(db, [...new Set(rows.map((row) => row.ticketId))])).map((ticket) => [ticket.id, ticket]),
  );
  const people = await namesOf(db, [...new Set(rows.flatMap(({ by }) => by ?? []))]);
  return rows.map((row) => ({
    at: toUnix(row.at),
    formatId: row.formatId,
    ticket: named.get(row.ticketId)?.publicId ?? '',
    name: named.get(row.ticketId)?.name ?? '',
    before: row.before,
    after: row.after,
    by: present(row.by === null ? undefined : people.get(row.by)),
  }));
};

/** GET /api/admin/event_cities/{id}/numbers; ten statements. */
export const readNumbers = async (
  db: Executor,
  deps: NumbersDeps,
  { publicId, language }: { readonly publicId: string; readonly language: Language },
): Promise<Result<{ values: StartNumbers }>> => {
  const sheet = await findSheet(db, publicId);
  if (!sheet) return notFound();
  const { inventory, tickets, namesOf } = deps;
  const formats = await selectFormats(db, sheet.startId);
  const ids = formats.map(({ id }) => id);
  const ranges = await inventory.selectRanges(db, ids);
  const pins = await inventory.selectPinned(db, ids);
  const pinned = new Map(
    (
      await tickets.namesOf(
        db,
        pins.flatMap(({ ticketId }) => ticketId ?? []),
      )
    ).map((ticket) => [ticket.id, ticket]),
  );
  const ready = new Map((await tickets.countReady(db, ids)).map((one) => [one.formatId, one]));
  const changes = sheet.lockedAt
    ? await selectChanges(db, sheet.startId, { since: sheet.lockedAt, limit: shownChanges })
    : [];
  const told = await tellChanges(db, deps, changes);
  const lockers = sheet.lockedBy === null ? null : await namesOf(db, [sheet.lockedBy]);
  const titles = new Map(formats.map((format) => [format.id, say(language, format.titleRu, format.titleEn)]));
  const publicIds = new Map(formats.map((format) => [format.id, format.publicId]));
  return ok({
    values: {
      title: say(language, sheet.titleRu, sheet.titleEn),
      starts: toUnix(sheet.starts),
      timezone: sheet.timezone,
      version: sheet.version,
      locked: sheet.lockedAt && {
        at: toUnix(sheet.lockedAt),
        by: present(sheet.lockedBy === null ? undefined : lockers?.get(sheet.lockedBy)),
      },
      formats: formats.map((format) => ({
        public_id: format.publicId,
        name: titles.get(format.id) ?? '',
        chosen: format.isChosen,
        clusters: format.clusters.map((wave) => ({
          public_id: wave.publicId,
          name: say(language, wave.nameRu, wave.nameEn),
        })),
        ranges: ranges
          .filter(({ formatId }) => formatId === format.id)
          .map(({ first, last, clusterPublicId, label, given, kept }) => ({
            first,
            last,
            cluster: clusterPublicId,
            label,
            given,
            kept,
          })),
        pins: pins
          .filter(({ formatId }) => formatId === format.id)
          .map(({ number, note, ticketId }) => ({
            number,
            note,
            ticket: present(ticketId === null ? undefined : pinned.get(ticketId)),
          })),
        ready: ready.get(format.id)?.ready ?? 0,
        missing: ready.get(format.id)?.missing ?? 0,
      })),
      meetings: meetingRanges(
        ranges.map(({ formatId, first, last }) => ({ format: publicIds.get(formatId) ?? '', first, last })),
      ),
      changes: told.map(({ formatId, ...change }) => ({ ...change, format: titles.get(formatId) ?? '' })),
      change_count: changes[0]?.count ?? 0,
      chips: await countChips(db, sheet.startId),
    },
  });
};
