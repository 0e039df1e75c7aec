import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

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
  layout('routes/sign-in/frame.tsx', [
    route('auth', 'routes/sign-in/auth.tsx'),
    route('login', 'routes/sign-in/login.tsx'),
    route('registration', 'routes/sign-in/registration.tsx'),
    route('newpass', 'routes/sign-in/newpass.tsx'),
    route('loginlink', 'routes/sign-in/loginlink.tsx'),
    route('token/:id', 'routes/sign-in/token.tsx'),
    route('exit', 'routes/sign-in/exit.tsx'),
    route('verify/email/:code', 'routes/sign-in/verify-email.tsx'),
    route('verify/new/email/:code', 'routes/sign-in/verify-new-email.tsx'),
    route('verify/subscribe/:code', 'routes/sign-in/verify-subscribe.tsx'),
    route('unsubscribe/:code', 'routes/sign-in/unsubscribe.tsx'),
    route('verify/resetpassword/:code', 'routes/sign-in/verify-reset.tsx'),
    route('user/auth/:id', 'routes/sign-in/user-auth.tsx'),
    route('user/add/auth/:id', 'routes/sign-in/user-add-auth.tsx'),
  ]),
  route('me', 'routes/me/tickets.tsx'),
  route('me/ticket/:id', 'routes/me/ticket.tsx'),
  route('me/shop', 'routes/me/shop.tsx'),
  route('me/shop/:id', 'routes/me/shop-order.tsx'),
  route('me/insurances', 'routes/me/insurances.tsx'),
  route('me/club', 'routes/me/club.tsx'),
  route('me/setting', 'routes/me/setting.tsx'),
  route('me/session', 'routes/me/session.tsx'),
  route('notsupport', 'routes/not-support.tsx'),
  ...(isDevelopment ? [route('kit', 'routes/kit.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
