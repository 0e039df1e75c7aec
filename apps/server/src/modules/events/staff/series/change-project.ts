import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { By } from '../stamp.ts';
import { presentProject, projectValues } from './present-series.ts';
import { deleteProject, insertProject, lockProject, type ProjectValues, updateProject } from './series.repository.ts';

type Wanted = { readonly [F in keyof ProjectValues]?: ProjectValues[F] | undefined };
type Shown = { readonly values: ReturnType<typeof presentProject> };
/** A site, or a page of ours. */
const isLink = (link: string | null | undefined): boolean => !link || /^(https:\/\/\S+|\/([^/\s]\S*)?)$/.test(link);

const read = async (tx: Tx, publicId: string) => {
  const row = await lockProject(tx, publicId);
  if (!row) throw new Error(`project ${publicId} is gone`);
  return { values: presentProject(row) };
};
const objectOf = (publicId: string, title: string) => ({ kind: 'project', publicId, title });

/** POST /api/admin/projects */
export const createProject = async (
  tx: Tx,
  wanted: Wanted & { readonly title_ru: string },
  by: By,
): Promise<Result<Acted<Shown>>> => {
  if (!isLink(wanted.link)) return invalid({ link: { id: 'url' } });
  const publicId = `p${randomId().slice(0, 11)}`;
  const { title_ru, title_en, link } = wanted;
  await insertProject(tx, publicId, { title_ru, title_en: title_en || null, link: link || null }, by);
  return ok({ answer: await read(tx, publicId), object: objectOf(publicId, title_ru) });
};

/** PUT /api/admin/projects/{id} */
export const changeProject = async (
  tx: Tx,
  publicId: string,
  { version, ...wanted }: Wanted & { readonly version: number },
  by: By,
): Promise<Result<Acted<Shown>>> => {
  const row = await lockProject(tx, publicId);
  if (!row) return notFound();
  if (!isLink(wanted.link)) return invalid({ link: { id: 'url' } });
  const edited = editVersion({ version: row.version, values: projectValues(row) }, version, wanted);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) await updateProject(tx, row.id, values, by);
  return ok({ answer: await read(tx, publicId), object: objectOf(publicId, values.title_ru), changes });
};

/** DELETE /api/admin/projects/{id}: nothing refers to it, else `has_dependants`. */
export const removeProject = async (tx: Tx, publicId: string): Promise<Result<Acted<null>>> => {
  const row = await lockProject(tx, publicId);
  if (!row) return notFound();
  if (row.series)
    return refuse({ code: 'has_dependants', details: { dependants: [{ kind: 'event_types', count: row.series }] } });
  await deleteProject(tx, row.id);
  return ok({ answer: null, object: objectOf(publicId, row.titleRu) });
};
