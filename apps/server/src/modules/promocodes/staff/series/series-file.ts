import type { Language } from '@trassa/contracts';
import { isoDay, type Reach, siteTimezone } from '@trassa/rules';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { toUnix } from '../../../../kernel/clock.ts';
import { randomToken } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { type SheetRow, writeCsv } from '../../../../platform/sheet/index.ts';
import { objectOf, ownsSeries } from './create-series.ts';
import { giveFile, lockPart, selectCodes, writeLink } from './parts.repository.ts';
import { fileOf } from './present-series.ts';
import { lockSeriesCard } from './series-rows.repository.ts';

/** Seconds for which a link counts. */
export const linkLife = 60;

const hashOf = (link: string): Buffer => createHash('sha256').update(link).digest();
const heads = { ru: 'Промокод', en: 'Promo code' } as const;

export type FileLink = { values: { url: string; expires_at: number } };

/** POST /api/admin/promocode_series/{id}/link: a new link ends the one before. BO-032 */
export const linkFile = async (
  tx: Tx,
  { publicId, reach, session, now }: { publicId: string; reach: Reach; session: string; now: Date },
  position: number,
): Promise<Result<Acted<FileLink>>> => {
  const row = await lockSeriesCard(tx, publicId, reach);
  if (!row) return notFound();
  if (!(await ownsSeries(tx, row, reach))) return invalid({ events: { id: 'code_scope' } });
  const part = await lockPart(tx, row.id, position);
  if (!part) return notFound();
  const file = fileOf(part);
  if (file !== 'ready')
    return refuse({ code: 'state', message: { id: file === 'given' ? 'series_file_given' : 'series_making' } });
  const link = randomToken();
  const until = new Date(now.getTime() + linkLife * 1000);
  await writeLink(tx, part.id, { hash: hashOf(link), session, until });
  return ok({
    answer: {
      values: { url: `/api/admin/promocode_series/${publicId}/file?link=${link}`, expires_at: toUnix(until) },
    },
    object: objectOf(publicId, row.title),
    changes: [{ field: 'count', before: null, after: part.made }],
  });
};

const batch = 5000;

/** Lines of the file, batch by batch. */
async function* rowsOf(db: Database, partId: number): AsyncGenerator<SheetRow[]> {
  let after = 0;
  for (;;) {
    const codes = await selectCodes(db, partId, { after, limit: batch });
    yield codes.map(({ code }) => [code]);
    const last = codes.at(-1);
    if (!last || codes.length < batch) return;
    after = last.id;
  }
}

/** GET /api/admin/promocode_series/{id}/file: by a link of this session that has not lapsed. BO-032 */
export const openFile = async (
  db: Database,
  { publicId, session, userId, now }: { publicId: string; session: string; userId: number; now: Date },
  { link, language }: { readonly link: string; readonly language: Language },
): Promise<Result<{ name: string; body: Readable }>> => {
  const part = await giveFile(db, publicId, { hash: hashOf(link), session, userId, now });
  if (!part) return notFound();
  const body = writeCsv({
    language,
    title: heads[language],
    head: [heads[language]],
    batches: rowsOf(db, part.id),
  });
  return ok({ name: `promocodes-${isoDay(toUnix(now), siteTimezone)}-${part.position}.csv`, body });
};
