import type { OfficeReadyAnswer, ReadyAnswerFields } from '@trassa/contracts/office';
import { toUnix } from '../../../../kernel/clock.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import type { ReadyAnswerRow } from './ready-answers.repository.ts';

export const readyAnswerObject = ({ publicId, title }: Pick<ReadyAnswerRow, 'publicId' | 'title'>) => ({
  kind: 'ready_answer',
  publicId,
  title,
});

export const readyAnswerValues = ({ title, textRu, textEn }: ReadyAnswerRow): ReadyAnswerFields => ({
  title,
  text_ru: textRu,
  text_en: textEn,
});

const present = (row: ReadyAnswerRow, names: Awaited<ReturnType<NamesOf>>): OfficeReadyAnswer => {
  const editor = row.updatedBy === null ? undefined : names.get(row.updatedBy);
  return {
    public_id: row.publicId,
    ...readyAnswerValues(row),
    version: row.version,
    created: toUnix(row.createdAt),
    updated: toUnix(row.updatedAt),
    updated_by: editor ? { public_id: editor.publicId, name: editor.name } : null,
  };
};

/** With the names of who changed them last, by one statement. */
export const presentReadyAnswers = async (
  db: Executor,
  rows: readonly ReadyAnswerRow[],
  namesOf: NamesOf,
): Promise<OfficeReadyAnswer[]> => {
  const editors = rows.map(({ updatedBy }) => updatedBy).filter((id) => id !== null);
  const names = await namesOf(db, [...new Set(editors)]);
  return rows.map((row) => present(row, names));
};

export const presentReadyAnswer = async (
  db: Executor,
  row: ReadyAnswerRow,
  namesOf: NamesOf,
): Promise<OfficeReadyAnswer> => present(row, await namesOf(db, row.updatedBy === null ? [] : [row.updatedBy]));
