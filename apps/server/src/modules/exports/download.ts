import { createHash } from 'node:crypto';
import { coversReach, exportLinkLife, type Grant, reachOfAll } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { randomToken } from '../../kernel/ids.ts';
import { notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import { transact, type Tx } from '../../platform/database/index.ts';
import type { Login, StaffPort } from '../../platform/http/index.ts';
import { sheetTypes } from '../../platform/sheet/index.ts';
import { fileName, storedName } from './export-file.ts';
import type { ExportsDeps } from './exports-deps.ts';
import { type ExportRow, findExport } from './exports.repository.ts';
import { findLink, insertLink, spendLink } from './links.repository.ts';
import { rightsFor } from './make-export.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether a person may have the file now: it is ready, and all that it was made of is his still. */
const mayHave = (deps: ExportsDeps, row: ExportRow, grants: readonly Grant[]): Result<void> => {
  const now = deps.clock();
  if (row.state !== 'ready' || row.expiresAt === null || row.expiresAt <= now) return refuse({ code: 'state' });
  const list = deps.lists().find(({ name }) => name === row.list);
  const needed = list ? rightsFor(list, row.personal) : [];
  return coversReach(reachOfAll(grants, needed, toUnix(now)), row.reach)
    ? ok(undefined)
    : refuse({ code: 'role_required', details: { right: needed.at(-1) ?? 'exports.plain' } });
};

type Asker = { readonly login: Login; readonly cookieHash: Buffer; readonly grants: readonly Grant[] };

/** A link that the session which asks opens once within a minute. BO-144 */
export const makeLink = async (
  tx: Tx,
  deps: ExportsDeps,
  publicId: string,
  { login: { userId, loginId }, cookieHash, grants }: Asker,
): Promise<Result<{ row: ExportRow; url: string; expiresAt: Date }>> => {
  const row = await findExport(tx, publicId, userId);
  if (!row) return notFound();
  const may = mayHave(deps, row, grants);
  if (!may.ok) return may;
  const token = randomToken();
  const expiresAt = new Date(deps.clock().getTime() + exportLinkLife * 1000);
  await insertLink(tx, { tokenHash: hashOf(token), exportId: row.id, userId, loginId, cookieHash, expiresAt });
  return ok({ row, url: `/api/admin/exports/${publicId}/file?key=${token}`, expiresAt });
};

type Opened = {
  readonly row: ExportRow;
  readonly file: NonNullable<Awaited<ReturnType<ExportsDeps['storage']['stream']>>>;
};

/** Who opens a link: the cookie of his browser is all that says it. */
export type Opener = {
  readonly cookieHash: Buffer | null;
  readonly port: Pick<StaffPort, 'findStaff'> | null;
  readonly coming: Parameters<StaffPort['findStaff']>[2];
  readonly requestId: string;
};

/** The file behind a link, told to the audit; whatever does not fit is 404 and spends nothing. */
export const openFile = async (
  deps: ExportsDeps,
  { cookieHash, port, coming, requestId }: Opener,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<Result<Opened>> => {
  const { db, clock, storage, audit } = deps;
  const now = clock();
  if (!cookieHash || !port) return notFound();
  const spent = { tokenHash: hashOf(key), cookieHash, now };
  const link = await findLink(db, spent);
  if (link?.publicId !== id) return notFound();
  const { userId, loginId } = link;
  const found = await port.findStaff({ userId, loginId, temporary: false, roles: [] }, cookieHash, coming);
  if (found.state !== 'open') return refuse({ code: 'second_factor_required', details: { enrolled: true } });
  const row = await findExport(db, id, userId);
  if (!row) return notFound();
  const may = mayHave(deps, row, found.session.grants);
  if (!may.ok) return may;
  const file = await storage.stream(storedName(row));
  if (!file) return notFound();
  const opened = await transact(db, async (tx) => {
    if (!(await spendLink(tx, spent))) return notFound();
    await audit.note(tx, {
      at: now,
      actor: userId,
      from: 'office',
      session: found.session.id,
      act: 'export.download',
      object: { kind: 'export', publicId: row.publicId, title: `№ ${row.id}` },
      places: [],
      changes: [{ field: 'rows', before: null, after: row.rows }],
      reason: row.purpose,
      address: coming.address,
      requestId,
      result: 'done',
      code: null,
    });
    return ok({ row, file });
  });
  if (!opened.ok) file.body.destroy();
  return opened;
};

export const headersOf = ({ row, file }: Opened): Record<string, string> => ({
  'content-type': sheetTypes[row.format],
  'content-length': String(file.size),
  'content-disposition': `attachment; filename="${fileName(row)}"`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
});
