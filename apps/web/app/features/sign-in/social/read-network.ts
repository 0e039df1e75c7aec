import type { Network } from '@trassa/contracts';
import { data, type ShouldRevalidateFunction } from 'react-router';
import { calls } from '../../../generated/calls.ts';
import { serverClient } from '../../../shared/api/server-client.ts';
import { networkOf } from './social-answer.ts';

type LoaderArgs = Parameters<typeof serverClient>[0] & { params: { id: string } };

/**
 * The network that a page leads back from; the not-found page for any but vk and google (ERR-31, ROUTE-44). One that is
 * switched off is answered with 404 too, and its page says so.
 */
export const readNetwork = async (args: LoaderArgs) => {
  const network: Network | null = networkOf(args.params.id);
  if (!network) throw data(null, { status: 404 });
  const { values } = await serverClient(args)(calls.service.settings, {});
  const isOn = values.networks.includes(network);
  return data({ network, isOn }, { status: isOn ? 200 : 404 });
};

/** The network's answer is taken out of the address without asking anew. */
export const isOtherNetwork: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
