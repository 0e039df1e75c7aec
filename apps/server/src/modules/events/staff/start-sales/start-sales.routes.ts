import { officeStartSales } from '@trassa/contracts/office';
import { type Grant, may } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../../kernel/clock.ts';
import { notFound } from '../../../../kernel/result.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/index.ts';
import type { FormatsStaffDeps } from '../formats/ports.ts';
import { readPlaces } from './read-places.ts';
import { readDiscounts, setDiscounts } from './set-discounts.ts';
import { setShirts } from './set-shirts.ts';
import { findSoldStart } from './start-places.repository.ts';

/** What is counted and set for a start as a whole. */
export const startSalesRoutes = (app: FastifyInstance, deps: FormatsStaffDeps): void => {
  const { db, clock } = deps;
  /** Whether a person edits what covers all starts of the event; null: there is no such start. */
  const reachesEvent = async (tx: Executor, publicId: string, grants: readonly Grant[]): Promise<boolean | null> => {
    const start = await findSoldStart(tx, publicId);
    const places = start && [{ event: start.event, start: null }];
    return places && may(grants, 'formats.edit', places, toUnix(clock())).verdict === 'yes';
  };

  bind(app, officeStartSales.places, ({ params, language }) => readPlaces(db, deps, { publicId: params.id, language }));

  bind(app, officeStartSales.shirts, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => setShirts(deps, tx, { userId, publicId: params.id, language }, body)),
  );

  bind(app, officeStartSales.discounts, async ({ params, staff: { session } }) => {
    const reaches = await reachesEvent(db, params.id, session.grants);
    return reaches === null ? notFound() : readDiscounts(db, params.id, { reachesEvent: reaches });
  });

  bind(app, officeStartSales.setDiscounts, ({ params, body, user: { userId }, staff: { act, session } }) =>
    act(async (tx) => {
      const reaches = await reachesEvent(tx, params.id, session.grants);
      if (reaches === null) return notFound();
      return setDiscounts(deps, tx, { userId, publicId: params.id, reachesEvent: reaches }, body);
    }),
  );
};
