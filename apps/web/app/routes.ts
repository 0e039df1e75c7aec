import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The development server shows the components; a visitor never sees them. */
const isDevelopment = process.env['NODE_ENV'] === 'development';

export default [
  index('routes/home.tsx'),
  route('main', 'routes/home.tsx', { id: 'main' }),
  route('calendar/:eventId?/:promocode?', 'routes/calendar.tsx'),
  route('event/:id/:formatId?', 'routes/event.tsx'),
  route('basket', 'routes/basket.tsx'),
  route('basket/thanks', 'routes/thanks.tsx'),
  route('search', 'routes/search.tsx'),
  route('notsupport', 'routes/not-support.tsx'),
  ...(isDevelopment ? [route('kit', 'routes/kit.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
