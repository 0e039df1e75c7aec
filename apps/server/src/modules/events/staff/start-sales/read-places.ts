import type { Language } from '@trassa/contracts';
import type { OfficeStartPlaces } from '@trassa/contracts/office';
import { paceDays, startOfDay } from '@trassa/rules';
import { fromUnix, toUnix } from '../../../../kernel/clock.ts';
import { notFound, ok, type Result } from '../../../../kernel/result.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import type { FormatsStaffDeps } from '../formats/ports.ts';
import { findSoldStart, selectStartFormats } from './start-places.repository.ts';

/** GET /api/admin/event_cities/{id}/places; six statements. */
export const readPlaces = async (
  db: Executor,
  { clock, places, sales }: FormatsStaffDeps,
  { publicId, language }: { readonly publicId: string; readonly language: Language },
): Promise<Result<{ values: OfficeStartPlaces }>> => {
  const start = await findSoldStart(db, publicId);
  if (!start) return notFound();
  const now = clock();
  const formats = await selectStartFormats(db, start.id);
  const ids = formats.map(({ id }) => id);
  const counted = await places.selectPlaces(db, ids);
  const sold = await sales.soldAtPrices(db, ids, new Date(now.getTime() - paceDays * 86_400_000));
  const returned = await sales.countReturned(db, ids, fromUnix(startOfDay(toUnix(now), start.timezone)));
  return ok({
    values: {
      at: toUnix(now),
      title: say(language, start.titleRu, start.titleEn),
      starts: toUnix(start.starts),
      timezone: start.timezone,
      version: start.version,
      formats: formats.map((format) => ({
        public_id: format.publicId,
        name: say(language, format.titleRu, format.titleEn),
        status: format.status,
        hidden: format.hidden,
        version: format.version,
        kinds: counted
          .filter(({ formatId }) => formatId === format.id)
          .map((place) => ({
            kind: place.kind,
            capacity: place.capacity,
            reserve: place.reserve,
            release_at: place.releaseAt && toUnix(place.releaseAt),
            held: place.held,
            ordered: place.ordered,
            sold: place.sold,
            lately: sold
              .filter((one) => one.formatId === format.id && one.kind === place.kind)
              .reduce((sum, one) => sum + one.lately, 0),
            returned: returned.get(`${format.id} ${place.kind}`) ?? 0,
          })),
        waves: format.waves.map((wave) => ({
          public_id: wave.publicId,
          name: say(language, wave.nameRu, wave.nameEn),
          capacity: wave.capacity,
          people: wave.taken,
          start_time: wave.startTime === null ? null : Math.floor(Date.parse(wave.startTime) / 1000),
        })),
      })),
      shirts: await places.selectShirts(db, start.id),
    },
  });
};
