import { siteTimezone, startOfDay } from '@trassa/rules';
import { data } from 'react-router';
import type { Route } from './+types/not-found';
import { calls } from '../generated/calls.ts';
import { serverClient } from '../shared/api/server-client.ts';
import { NotFound } from '../shared/shell/not-found.tsx';
import { ASKED, startsOnSale } from '../shared/shell/on-sale.ts';
import { StartList } from '../shared/shell/start-list.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const today = startOfDay(Date.now() / 1000, siteTimezone);
  const { values } = await serverClient(args)(calls.events.filtered, {
    query: { limit: ASKED },
    body: { date_from: today },
  });
  return data({ starts: startsOnSale(values) }, { status: 404 });
};

const NotFoundPage = ({ loaderData }: Route.ComponentProps) => <NotFound starts={loaderData.starts} list={StartList} />;
export default NotFoundPage;
