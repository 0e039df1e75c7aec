import type { Language } from '@trassa/contracts';
import type { OfficeFile } from '@trassa/contracts/office';
import { isoDay } from '@trassa/rules';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import { say } from '../../../kernel/say.ts';
import { fromUnix, toUnix } from '../../../kernel/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { momentCell } from '../../../platform/exporting/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { selectChanges } from '../changes.repository.ts';
import type { NumbersDeps } from '../numbers-deps.ts';
import { tellChanges } from '../read-numbers.ts';
import { findSheet, selectFormats } from '../sheets.repository.ts';
import { writeFile } from './write-file.ts';

const mostChanges = 100_000;
const heads = {
  ru: ['Старый номер', 'Новый номер', 'Кто', 'Формат', 'Когда', 'Кто изменил'],
  en: ['Old number', 'New number', 'Who', 'Format', 'When', 'Changed by'],
} as const;

/** What is to be printed again since the lock, with old and new number. BO-077 */
export const writeChanges = async (
  deps: NumbersDeps,
  tx: Tx,
  {
    publicId,
    file,
    language,
  }: { readonly publicId: string; readonly file: 'csv' | 'xlsx'; readonly language: Language },
): Promise<Result<Acted<{ values: OfficeFile }>>> => {
  const sheet = await findSheet(tx, publicId);
  if (!sheet) return notFound();
  const changes = sheet.lockedAt
    ? await selectChanges(tx, sheet.startId, { since: sheet.lockedAt, limit: mostChanges })
    : [];
  const formats = await selectFormats(tx, sheet.startId);
  const titles = new Map(formats.map((format) => [format.id, say(language, format.titleRu, format.titleEn)]));
  const rows = (await tellChanges(tx, deps, changes)).map((change) => [
    change.before,
    change.after,
    change.name,
    titles.get(change.formatId) ?? '',
    momentCell(fromUnix(change.at), sheet.timezone),
    change.by?.name ?? '',
  ]);
  const title = say(language, sheet.titleRu, sheet.titleEn);
  const day = isoDay(toUnix(deps.clock()), sheet.timezone);
  const values = await writeFile(
    { title, head: heads[language], rows, language, isPlain: false },
    `reprint-${day}-${publicId}`,
    { file, encoding: 'utf-8' },
  );
  return ok({ answer: { values }, changes: [{ field: 'rows', before: null, after: rows.length }] });
};
