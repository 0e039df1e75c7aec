import { siteTimezone, startOfDay } from '@trassa/rules';
import { data } from 'react-router';
import { calls } from '../../generated/calls.ts';
import { serverClient } from '../api/server-client.ts';
import { ASKED, startsOnSale } from './on-sale.ts';

/** What a page that is not there offers, with the status that says so (ERR-31). */
export const readMissing = async (args: Parameters<typeof serverClient>[0]) => {
  const today = startOfDay(Date.now() / 1000, siteTimezone);
  const { values } = await serverClient(args)(calls.events.filtered, {
    query: { limit: ASKED },
    body: { date_from: today },
  });
  return data({ starts: startsOnSale(values) }, { status: 404 });
};
