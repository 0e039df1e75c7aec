import type { NetworksConfig } from '../../../platform/config/networks.ts';
import { createGoogle } from './google.ts';
import type { SocialNetwork } from './network.ts';
import { createVk } from './vk.ts';

export type { Handshake, NetworkPerson, Returned, SocialNetwork } from './network.ts';
export { NetworkError } from './network.ts';
export type { SocialDeps } from './social-deps.ts';
export { socialRoutes } from './social.routes.ts';
export { forgetStates } from './states.repository.ts';

/** The networks that have keys, in the order of their buttons (DEC-43). */
export const createNetworks = ({ vk, google }: NetworksConfig): SocialNetwork[] => [
  ...(vk ? [createVk(vk)] : []),
  ...(google ? [createGoogle(google)] : []),
];
