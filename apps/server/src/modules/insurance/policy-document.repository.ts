import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { PolicyDocument } from './policy-document.ts';

/** A policy with all that its paper says, in one statement. */
export const findPolicyDocument = async (db: Executor, publicId: string): Promise<PolicyDocument | null> => {
  const { rows } = await sql<PolicyDocument>`
    select p.public_id as "publicId", p.user_id as "userId", r.user_id as "buyerId", p.number, p.starts_at as "startsAt", p.validity_seconds as validity,
      p.price_minor as price, p.cancelled_at is not null as "isCancelled", p.last_name as "lastName", p.first_name as "firstName",
      p.second_name as "secondName", p.phone, p.birth_date::text as "birthDate", p.gender,
      p.name_ru as "nameRu", p.name_en as "nameEn", p.title_ru as "titleRu", p.title_en as "titleEn", p.subtitle_ru as "subtitleRu",
      p.subtitle_en as "subtitleEn", p.legals, e.title_ru as "eventRu", e.title_en as "eventEn", c.name_ru as "cityRu", c.name_en as "cityEn",
      f.title_ru as "formatRu", f.title_en as "formatEn", f.distance_km as distance, ec.start_time as "eventAt", ec.timezone, ec.plate
    from policies p
    left join orders r on r.id = p.order_id
    left join formats f on f.id = p.format_id
    left join event_cities ec on ec.id = f.event_city_id
    left join cities c on c.id = ec.city_id
    left join events e on e.id = ec.event_id
    where p.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};
