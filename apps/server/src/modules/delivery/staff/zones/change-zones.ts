import type { Language } from '@trassa/contracts';
import type { RegionZone } from '@trassa/contracts/office';
import { invalid, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { say } from '../../../../kernel/say.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { lockZones, type RegionRow, selectRegions, writeZones, type ZoneOf } from './zones.repository.ts';

export const presentRegion =
  (language: Language) =>
  ({ id, nameRu, nameEn, country, zone }: RegionRow): RegionZone => ({
    id,
    title: say(language, nameRu, nameEn),
    country,
    zone,
  });

/** What the audit calls them: they are of all regions together. */
const object = { kind: 'delivery_zones', publicId: 'all', title: 'Зоны доставки' };

type Wanted = ZoneOf & { readonly seen: number | null };

/** PUT /api/admin/delivery_zones: against the zones that were seen, so that no change of somebody else is lost. DELIV-11 */
export const changeZones = async (
  tx: Tx,
  wanted: readonly Wanted[],
  language: Language,
): Promise<Result<Acted<{ readonly values: RegionZone[] }>>> => {
  await lockZones(tx);
  const regions = new Map((await selectRegions(tx)).map((region) => [region.id, region]));
  const last = new Map(wanted.map((one) => [one.region, one]));
  const asked = [...last.values()].map((one) => ({ ...one, kept: regions.get(one.region) }));
  const unknown = wanted.findIndex(({ region }) => !regions.has(region));
  if (unknown >= 0) return invalid({ [`zones.${unknown}.region`]: { id: 'region' } });
  if (asked.some(({ kept, seen }) => (kept?.zone ?? null) !== seen))
    return refuse({ code: 'state', message: { id: 'zones_moved' } });
  const changed = asked.flatMap(({ region, zone, seen, kept }) =>
    kept && zone !== seen ? [{ region, zone, seen, name: kept.nameRu }] : [],
  );
  if (changed.length) await writeZones(tx, changed);
  const inWords = (of: 'zone' | 'seen'): string[] => changed.map((one) => `${one.name}: ${one[of] ?? '–'}`);
  return ok({
    answer: { values: (await selectRegions(tx)).map(presentRegion(language)) },
    object,
    changes: changed.length ? [{ field: 'zones', before: inWords('seen'), after: inWords('zone') }] : [],
  });
};
