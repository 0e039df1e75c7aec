import type { Export } from '@trassa/contracts/office';
import { toUnix } from '../../kernel/clock.ts';
import type { ExportRow } from './exports.repository.ts';

/** When it will be ready, by what it has done since it began; null: it does not go on. */
const forecastOf = ({ state, startedAt, total, rows }: ExportRow, now: Date): number | null => {
  if (state !== 'running' || startedAt === null || total === null || rows === 0) return null;
  const each = (now.getTime() - startedAt.getTime()) / rows;
  return Math.ceil((now.getTime() + each * Math.max(0, total - rows)) / 1000);
};

/** A file whose time is over has gone, whether or not it was swept yet. */
const stateOf = ({ state, expiresAt }: ExportRow, now: Date): Export['state'] =>
  state === 'ready' && expiresAt !== null && expiresAt <= now ? 'expired' : state;

export const presentExport = (row: ExportRow, now: Date): Export => ({
  public_id: row.publicId,
  number: row.id,
  list: row.list,
  query: row.query,
  columns: [...row.columns],
  format: row.format,
  language: row.language,
  purpose: row.purpose,
  personal: row.personal,
  state: stateOf(row, now),
  error: row.error,
  rows: row.rows,
  total: row.total,
  size: row.size,
  created: toUnix(row.createdAt),
  finished: row.finishedAt && toUnix(row.finishedAt),
  expires: row.expiresAt && toUnix(row.expiresAt),
  forecast: forecastOf(row, now),
});
