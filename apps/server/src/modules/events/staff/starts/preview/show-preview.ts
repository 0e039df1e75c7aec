import type { EventDetail, EventFormat, Language } from '@trassa/contracts';
import { toUnix } from '../../../../../kernel/clock.ts';
import type { Executor } from '../../../../../platform/database/index.ts';
import { type PicturePaths, presentCityDetail, presentEventBase } from '../../../city.presenter.ts';
import { presentFormat } from '../../../format.presenter.ts';
import { findPreview, type PreviewRows } from './preview.repository.ts';

type View = { readonly language: Language; readonly now: Date; readonly pictures: PicturePaths };
export type Preview = { readonly event: EventDetail; readonly formats: EventFormat[] };

const present = ({ event, city, formats }: PreviewRows, { language, now: at, pictures }: View): Preview => {
  const view = { language, now: toUnix(at), pictures };
  return {
    event: { ...presentEventBase(event, language), event_city: [presentCityDetail(city, event, view)] },
    formats: formats.map((row) => presentFormat(row, language, view.now)),
  };
};

/** A start in any state as its page will show it (BO-012); null for an unknown one. */
export const showPreview = async (db: Executor, publicId: string, view: View): Promise<Preview | null> => {
  const rows = await findPreview(db, publicId);
  return rows && present(rows, view);
};

/** Whether all that pages and letters say of a start can be said in both languages. */
export const isPresentable = async (db: Executor, publicId: string, view: Omit<View, 'language'>): Promise<boolean> => {
  const rows = await findPreview(db, publicId);
  if (!rows) return false;
  try {
    present(rows, { ...view, language: 'ru' });
    present(rows, { ...view, language: 'en' });
    return true;
  } catch {
    return false;
  }
};
