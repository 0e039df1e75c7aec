import type { Config } from '@react-router/dev/config';

/** The whole route manifest is sent at once: it is small and saves a request per link. */
export default { ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config;
