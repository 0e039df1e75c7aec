import type { Network } from '@trassa/contracts';

export type SocialAnswer = { code: string; state: string; device_id?: string };

const known = { vk: true, google: true } as const satisfies Record<Network, true>;
const isKnown = (name: string): name is Network => Object.hasOwn(known, name);

/** A network of the address; null for anything else. */
export const networkOf = (name: string): Network | null => (isKnown(name) ? name : null);

/**
 * What a provider sent the browser back with (AUTH-54): VK ID adds `device_id`. `declined`: the person or the provider said
 * no; `missing`: the page was opened without coming from there.
 */
export const socialAnswer = (search: URLSearchParams): SocialAnswer | 'declined' | 'missing' => {
  if (search.has('error')) return 'declined';
  const code = search.get('code');
  const state = search.get('state');
  const device = search.get('device_id');
  if (!code || !state) return 'missing';
  return { code, state, ...(device ? { device_id: device } : {}) };
};
