import { landPath } from '@trassa/artwork';
import type { Database } from '../../src/platform/database/index.ts';
import type { Storage } from '../../src/platform/storage.ts';
import { createCalendar } from './calendar.ts';
import { nominalRows } from './certificates.ts';
import { insertClubs } from './clubs/insert-clubs.ts';
import { documentRows } from './documents/index.ts';
import { cityRows, regionRows } from './geography.ts';
import { insertAll } from './insert.ts';
import { insuranceRows } from './insurance.ts';
import { insertEvents } from './insert-events.ts';
import { storeLogos } from './logos.ts';
import { newsRows } from './news/index.ts';
import { pageRows } from './pages/index.ts';
import { insertDelivery } from './places/index.ts';
import { seedResults } from './results/index.ts';
import { season } from './season/index.ts';
import { eventTypes, projects } from './series.ts';
import { promocodeRows, seasonYear, settingRows } from './settings.ts';
import { insertShop } from './shop/insert-shop.ts';
import { storyRows } from './stories.ts';

type Stored = { id: number; public_id: string };
const idsOf = (rows: readonly Stored[]): Map<string, number> => new Map(rows.map((row) => [row.public_id, row.id]));

/**
 * The demonstration season in an empty database: the same for the same `now`, and relative to it. One transaction, one
 * statement per table. `storage` receives the
 * signs of the series; without `hasResults` the past starts have no protocols, which are most of the rows.
 */
export const seedSeason = async (
  db: Database,
  { now, storage, hasResults = true }: { now: Date; storage?: Pick<Storage, 'keep'>; hasResults?: boolean },
): Promise<void> => {
  const calendar = createCalendar(now);
  const logos = storage ? await storeLogos(storage) : new Map<string, string>();
  await db.transaction().execute(async (tx) => {
    await insertAll(tx, 'regions', regionRows());
    await insertAll(tx, 'cities', cityRows());
    await insertDelivery(tx);
    await insertAll(tx, 'settings', settingRows(now));
    await insertAll(tx, 'documents', documentRows(now));
    const projectIds = idsOf(
      await insertAll<Stored>(
        tx,
        'projects',
        projects.map(({ id, title, ground, link }) => ({
          public_id: id,
          title_ru: title[0],
          title_en: title[1],
          link,
          picture_main: landPath(ground),
        })),
      ),
    );
    const typeIds = idsOf(
      await insertAll<Stored>(
        tx,
        'event_types',
        eventTypes.map(({ id, project, title, description }) => ({
          public_id: id,
          project_id: projectIds.get(project),
          title_ru: title[0],
          title_en: title[1],
          description_ru: description[0],
          description_en: description[1],
          logo: logos.get(id) ?? '',
        })),
      ),
    );
    await insertAll(tx, 'insurance_offers', insuranceRows(typeIds, logos.get('insurance') ?? null));
    const planned = season(calendar);
    const { events } = await insertEvents(tx, planned, typeIds, calendar);
    if (hasResults) await seedResults(tx, planned, calendar);
    await insertShop(tx, planned, events, now);
    await insertAll(tx, 'promocodes', promocodeRows(now, events));
    await insertAll(tx, 'certificate_nominals', nominalRows());
    await insertAll(tx, 'news', newsRows(now, seasonYear(now), planned, events));
    await insertAll(tx, 'stories', storyRows());
    await insertAll(tx, 'pages', pageRows(now));
    await insertClubs(tx, now);
  });
};
