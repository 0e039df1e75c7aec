import type { Language } from '@trassa/contracts';
import type { DeliveryTry } from '@trassa/contracts/office';
import { toRoubles } from '../../../../kernel/money.ts';
import { notFound, ok, type Result } from '../../../../kernel/result.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import { carriers } from '../../domain/carrier.ts';
import { findWays } from '../../ways.repository.ts';
import { findCity } from '../zones/zones.repository.ts';

export type Tried = { readonly city: number; readonly grams: number; readonly goods: 'shop' | 'ticket' };

/** GET /api/admin/delivery/try: what the basket would say of each way, hidden ones too. Two statements. DELIV-14 */
export const tryDelivery = async (
  db: Executor,
  { city: cityId, grams, goods }: Tried,
  language: Language,
): Promise<Result<{ readonly values: DeliveryTry }>> => {
  const city = await findCity(db, cityId);
  if (!city) return notFound();
  const ways = await findWays(db, [cityId], { withHidden: true });
  return ok({
    values: {
      city: say(language, city.nameRu, city.nameEn),
      region: say(language, city.regionRu, city.regionEn),
      zone: city.zone,
      ways: ways
        .filter((way) => way.goods === goods)
        .map((way) => {
          const judged = carriers[way.carrier].judge(grams, way);
          const offer = 'offer' in judged ? judged.offer : null;
          return {
            public_id: way.publicId,
            name: say(language, way.nameRu, way.nameEn),
            state: way.status,
            cost: offer && toRoubles(offer.cost),
            days_min: offer && offer.daysMin,
            days_max: offer && offer.daysMax,
            why: 'why' in judged ? judged.why : null,
          };
        }),
    },
  });
};
