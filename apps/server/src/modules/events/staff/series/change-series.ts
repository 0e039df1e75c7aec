import { cleanHtml } from '../../../../kernel/clean-html.ts';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { Storage } from '../../../../platform/storage.ts';
import type { By } from '../stamp.ts';
import { presentSeries, seriesValues } from './present-series.ts';
import {
  deleteSeries,
  hasProject,
  insertProject,
  insertSeries,
  lockSeries,
  type SeriesValues,
  updateSeries,
} from './series.repository.ts';
import { drawSign } from './series-sign.ts';

type Wanted = { readonly [F in keyof SeriesValues]?: SeriesValues[F] | undefined };
type Shown = { readonly values: ReturnType<typeof presentSeries> };

const read = async (tx: Tx, publicId: string): Promise<Shown> => {
  const row = await lockSeries(tx, publicId);
  if (!row) throw new Error(`series ${publicId} is gone`);
  return { values: presentSeries(row) };
};
const objectOf = (publicId: string, title: string) => ({ kind: 'event_type', publicId, title });

/** What is wrong with what was typed; null: nothing. */
const check = async (tx: Tx, { project, video_promo: video }: Wanted): Promise<ReturnType<typeof invalid> | null> => {
  if (video && !/^https:\/\/\S+$/.test(video)) return invalid({ video_promo: { id: 'url' } });
  return project === undefined || (await hasProject(tx, project)) ? null : invalid({ project: { id: 'option' } });
};

/** Texts as the site may show them. */
const cleaned = (wanted: Wanted): Wanted => ({
  ...wanted,
  ...(wanted.description_ru !== undefined && { description_ru: cleanHtml(wanted.description_ru) }),
  ...(wanted.description_en && { description_en: cleanHtml(wanted.description_en) }),
});

/** POST /api/admin/event_types: with a project of its own where none is named, and a sign that is drawn. */
export const createSeries = async (
  tx: Tx,
  storage: Pick<Storage, 'keep'>,
  typed: Wanted & { readonly title_ru: string },
  by: By,
): Promise<Result<Acted<Shown>>> => {
  const wrong = await check(tx, typed);
  if (wrong) return wrong;
  const wanted = { ...cleaned(typed), title_ru: typed.title_ru };
  const publicId = `t${randomId().slice(0, 11)}`;
  const project = wanted.project ?? `p${randomId().slice(0, 11)}`;
  const title_en = wanted.title_en || null;
  if (wanted.project === undefined)
    await insertProject(tx, project, { title_ru: wanted.title_ru, title_en, link: null }, by);
  const sign = await storage.keep('public', Buffer.from(drawSign(wanted.title_ru)), 'svg');
  await insertSeries(
    tx,
    { publicId, logo: sign.replace(/^public\//, '') },
    {
      project,
      title_ru: wanted.title_ru,
      title_en,
      description_ru: wanted.description_ru ?? '',
      description_en: wanted.description_en || null,
      video_promo: wanted.video_promo || null,
    },
    by,
  );
  return ok({ answer: await read(tx, publicId), object: objectOf(publicId, wanted.title_ru) });
};

/** PUT /api/admin/event_types/{id} */
export const changeSeries = async (
  tx: Tx,
  publicId: string,
  { version, ...wanted }: Wanted & { readonly version: number },
  by: By,
): Promise<Result<Acted<Shown>>> => {
  const row = await lockSeries(tx, publicId);
  if (!row) return notFound();
  const wrong = await check(tx, wanted);
  if (wrong) return wrong;
  const edited = editVersion({ version: row.version, values: seriesValues(row) }, version, cleaned(wanted));
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) await updateSeries(tx, row.id, values, by);
  return ok({ answer: await read(tx, publicId), object: objectOf(publicId, values.title_ru), changes });
};

/** DELETE /api/admin/event_types/{id} */
export const removeSeries = async (tx: Tx, publicId: string): Promise<Result<Acted<null>>> => {
  const row = await lockSeries(tx, publicId);
  if (!row) return notFound();
  if (row.events)
    return refuse({ code: 'has_dependants', details: { dependants: [{ kind: 'events', count: row.events }] } });
  await deleteSeries(tx, row.id);
  return ok({ answer: null, object: objectOf(publicId, row.titleRu) });
};
