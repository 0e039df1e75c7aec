import { officeStaff } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/index.ts';
import { selectGrantedPlaces } from './granted-places.repository.ts';

/** As many as the grants of one person can name. */
const mostIds = 400;

const idsIn = (text: string | undefined): string[] | null =>
  text === undefined ? null : text.split(',').filter(Boolean).slice(0, mostIds);

/** Where colleagues may be given rights. */
export const grantedPlacesRoutes = (app: FastifyInstance, { db }: { readonly db: Database }): void => {
  bind(app, officeStaff.places, async ({ query, language }) => {
    const asked = { search: query.search?.trim() ?? '', ids: idsIn(query.ids), language };
    const rows = await selectGrantedPlaces(db, asked);
    return ok({
      values: rows.map(({ publicId, title, starts }) => ({
        public_id: publicId,
        title,
        starts: starts.map((start) => ({
          public_id: start.publicId,
          city: start.city,
          start_time: start.at,
          timezone: start.timezone,
        })),
      })),
    });
  });
};
