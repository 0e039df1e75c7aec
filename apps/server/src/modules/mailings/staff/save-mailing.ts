import { errorText, type Language } from '@trassa/contracts';
import type { Reach } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { type Asked, checkAsked } from '../audience/check-audience.ts';
import { deleteMailing, insertMailing, lockMailing, updateMailing } from '../mailings.repository.ts';
import type { Mailing } from '../mailing.ts';

type Who = { readonly userId: number; readonly reach: Reach; readonly now: Date };
type Values = Asked & Pick<Mailing, 'title' | 'content'>;
/** The id of what was saved; what it is now is read once it is committed. */
export type Saved = { readonly id: string };

export const objectOf = ({ publicId, title }: Pick<Mailing, 'publicId' | 'title'>) => ({
  kind: 'mailing',
  publicId,
  title,
});

const valuesOf = ({ title, kind, start, content, conditions }: Mailing): Values => ({
  title,
  kind,
  start,
  content,
  conditions,
});

/** Where it may not be at all is refused while it is written; what is wrong with text and conditions only before it goes. */
const placeOf = async (tx: Tx, values: Values, reach: Reach): Promise<Result<{ startId: number | null }>> => {
  const checked = await checkAsked(tx, values, reach);
  if (!checked.ok) return checked;
  const { start, problems } = checked.value;
  const wrong = Object.entries(problems).filter(([field]) => field === 'start' || field === 'exclude');
  if (wrong.length) return refuse({ code: 'validation', errors: Object.fromEntries(wrong) });
  return ok({ startId: start?.id ?? null });
};

/** POST /api/admin/mailings: a draft. */
export const createMailing = async (
  tx: Tx,
  { userId, reach, now }: Who,
  values: Values,
): Promise<Result<Acted<Saved>>> => {
  const place = await placeOf(tx, values, reach);
  if (!place.ok) return place;
  const publicId = randomId();
  await insertMailing(tx, publicId, { ...values, ...place.value }, { userId, now });
  const changes = Object.entries(values).map(([field, after]) => ({ field, before: null, after }));
  return ok({
    answer: { id: publicId },
    object: objectOf({ publicId, title: values.title }),
    changes: [...changes, { field: 'version', before: 0, after: 1 }],
  });
};

/** PUT /api/admin/mailings/{id}: of a draft alone. */
export const changeMailing = async (
  tx: Tx,
  { userId, reach, now, publicId }: Who & { readonly publicId: string },
  { version, ...wanted }: { readonly [F in keyof Values]?: Values[F] | undefined } & { readonly version: number },
): Promise<Result<Acted<Saved>>> => {
  const mailing = await lockMailing(tx, publicId);
  if (!mailing) return notFound();
  const edited = editVersion({ version: mailing.version, values: valuesOf(mailing) }, version, wanted);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) {
    if (mailing.state !== 'draft') return refuse({ code: 'state' });
    const place = await placeOf(tx, values, reach);
    if (!place.ok) return place;
    await updateMailing(tx, mailing.id, { ...values, ...place.value }, { userId, now });
  }
  return ok({ answer: { id: publicId }, object: objectOf({ publicId, title: values.title }), changes });
};

/** DELETE /api/admin/mailings/{id}: of a draft alone, of which nobody got anything. */
export const removeMailing = async (
  tx: Tx,
  publicId: string,
  { version, language }: { readonly version: number; readonly language: Language },
): Promise<Result<Acted<{ message: string }>>> => {
  const mailing = await lockMailing(tx, publicId);
  if (!mailing) return notFound();
  const edited = editVersion({ version: mailing.version, values: valuesOf(mailing) }, version, {});
  if (!edited.ok) return edited;
  if (mailing.state !== 'draft') return refuse({ code: 'state' });
  await deleteMailing(tx, mailing.id);
  return ok({
    answer: { message: errorText(language, { id: 'mailing_removed' }) },
    object: objectOf(mailing),
    changes: [{ field: 'title', before: mailing.title, after: null }],
  });
};
