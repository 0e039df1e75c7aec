import { sql } from 'kysely';
import type { Executor } from '../../src/platform/database/index.ts';
import { createCities, createMethod, createPoint } from '../factories/delivery.ts';
import { createCity, moscow } from '../factories/events.ts';

export const minsk = { id: 625144, regionId: 625143, nameRu: 'Минск', nameEn: 'Minsk' };

/** Public ids of ways, and of the points in Казань and in Moscow. */
export type DeliveryStage = {
  courier: string;
  post: string;
  pickup: string;
  point: string;
  farPoint: string;
  packs: string;
};

/** Courier, post and points between Moscow and Казань, the post to Minsk as well; a draft and a way for tickets beside them. */
export const createDeliveryStage = async (db: Executor): Promise<DeliveryStage> => {
  await createCities(db);
  await createCity(db, minsk);
  await sql`update regions set country = 'BY' where id = ${minsk.regionId}`.execute(db);
  await sql`insert into delivery_zones (region_id, zone) values (${minsk.regionId}, 6)`.execute(db);
  const courier = await createMethod(db, { position: 1, tariffs: { 1: {}, 3: {}, 6: {} } });
  const post = await createMethod(db, {
    carrier: 'post',
    position: 2,
    name_ru: 'Почта',
    name_en: 'Post',
    description_ru: 'До отделения',
    tariffs: {
      1: { first_minor: 24_000 },
      3: { first_minor: 24_000, days_min: 5, days_max: 9 },
      6: { first_minor: 89_000 },
    },
  });
  const pickup = await createMethod(db, {
    carrier: 'pickup',
    name_ru: 'Пункт выдачи',
    name_en: 'Pickup point',
    tariffs: { 1: { first_minor: 19_000 }, 3: { first_minor: 31_000 } },
  });
  const point = await createPoint(db, pickup.id, { latitude: 55.79, longitude: 49.12 });
  const farPoint = await createPoint(db, pickup.id, { city_id: moscow.id, address_ru: 'ул. Ленина, 1' });
  await createMethod(db, { status: 'draft' });
  const packs = await createMethod(db, { goods: 'ticket', name_ru: 'Пакет участника курьером' });
  return {
    courier: courier.publicId,
    post: post.publicId,
    pickup: pickup.publicId,
    point: point.publicId,
    farPoint: farPoint.publicId,
    packs: packs.publicId,
  };
};
