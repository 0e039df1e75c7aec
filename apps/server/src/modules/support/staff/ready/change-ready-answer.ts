import type { MessageSpec } from '@trassa/contracts';
import type { OfficeReadyAnswer, ReadyAnswerFields } from '@trassa/contracts/office';
import { readyAnswersMost, unknownAnswerField } from '@trassa/rules';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, type Result } from '../../../../kernel/result.ts';
import {
  changesOfGone,
  changesOfNew,
  editVersion,
  type Tx,
  versionField,
} from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import { presentReadyAnswer, readyAnswerObject, readyAnswerValues } from './present-ready-answer.ts';
import {
  type By,
  countToAdd,
  deleteReadyAnswer,
  insertReadyAnswer,
  lockReadyAnswer,
  selectReadyAnswer,
  updateReadyAnswer,
} from './ready-answers.repository.ts';

export type ReadyActing = By & { readonly namesOf: NamesOf };
type Shown = Promise<Result<Acted<{ readonly values: OfficeReadyAnswer }>>>;
type Wanted = { readonly [F in keyof ReadyAnswerFields]?: ReadyAnswerFields[F] | undefined };

const shown = async (tx: Tx, publicId: string, { namesOf }: ReadyActing, changes: readonly Change[]): Shown => {
  const row = await selectReadyAnswer(tx, publicId);
  if (!row) throw new Error(`ready answer ${publicId} is gone`);
  return ok({
    answer: { values: await presentReadyAnswer(tx, row, namesOf) },
    object: readyAnswerObject(row),
    changes,
  });
};

/** A word in braces that nobody fills in would reach a visitor. */
const checkTexts = ({ text_ru, text_en }: ReadyAnswerFields): Record<string, MessageSpec> | null => {
  const wrong = Object.entries({ text_ru, text_en }).flatMap(([field, text]) => {
    const unknown = text === null ? null : unknownAnswerField(text);
    return unknown === null ? [] : [[field, { id: 'answer_field_unknown', field: unknown }] as const];
  });
  return wrong.length ? Object.fromEntries(wrong) : null;
};
const written = ({ title, text_ru, text_en }: ReadyAnswerFields) => ({ title, textRu: text_ru, textEn: text_en });

/** POST /api/admin/ready_answers (BO-190) */
export const createReadyAnswer = async (
  tx: Tx,
  {
    title,
    text_ru,
    text_en,
  }: ReadyAnswerFields | (Omit<ReadyAnswerFields, 'text_en'> & { text_en?: string | null | undefined }),
  acting: ReadyActing,
): Shown => {
  const values = { title, text_ru, text_en: text_en || null };
  const wrong = checkTexts(values);
  if (wrong) return invalid(wrong);
  if ((await countToAdd(tx)) >= readyAnswersMost)
    return invalid({ title: { id: 'ready_answers_most', max: readyAnswersMost } });
  const publicId = randomId();
  await insertReadyAnswer(tx, { publicId, ...written(values) }, acting);
  return shown(tx, publicId, acting, [...changesOfNew(values), { field: versionField, before: 0, after: 1 }]);
};

/** PUT /api/admin/ready_answers/{id} (BO-190) */
export const changeReadyAnswer = async (
  tx: Tx,
  publicId: string,
  { version, ...typed }: Wanted & { readonly version: number },
  acting: ReadyActing,
): Shown => {
  const row = await lockReadyAnswer(tx, publicId);
  if (!row) return notFound();
  const english = typed.text_en !== undefined && { text_en: typed.text_en || null };
  const edited = editVersion({ version: row.version, values: readyAnswerValues(row) }, version, {
    ...typed,
    ...english,
  });
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  const wrong = checkTexts(values);
  if (wrong) return invalid(wrong);
  if (changes.length) await updateReadyAnswer(tx, { id: row.id, ...written(values) }, acting);
  return shown(tx, publicId, acting, changes);
};

/** DELETE /api/admin/ready_answers/{id}: what was sent by it stays in its threads. */
export const removeReadyAnswer = async (
  tx: Tx,
  publicId: string,
  version: number,
): Promise<Result<Acted<{ readonly values: { readonly public_id: string } }>>> => {
  const row = await lockReadyAnswer(tx, publicId);
  if (!row) return notFound();
  const before = readyAnswerValues(row);
  const seen = editVersion({ version: row.version, values: before }, version, {});
  if (!seen.ok) return seen;
  await deleteReadyAnswer(tx, row.id);
  return ok({
    answer: { values: { public_id: publicId } },
    object: readyAnswerObject(row),
    changes: changesOfGone(before),
  });
};
