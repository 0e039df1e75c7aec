import type { Right } from '@trassa/rules';
import type { OfficeIconName } from '../ui/office-icon.tsx';

export type Place = {
  readonly id:
    | 'approvals'
    | 'refunds'
    | 'payments'
    | 'runs'
    | 'exports'
    | 'reports'
    | 'today'
    | 'tasks'
    | 'starts'
    | 'events'
    | 'people'
    | 'orders'
    | 'tickets'
    | 'promocodes'
    | 'certificates'
    | 'policies'
    | 'clubs'
    | 'mailings'
    | 'content'
    | 'shop'
    | 'privacy'
    | 'products'
    | 'support'
    | 'stock'
    | 'partners'
    | 'settings'
    | 'reference'
    | 'staff'
    | 'audit'
    | 'me';
  readonly to: string;
  /** Addresses of its screens that do not begin like `to`. */
  readonly also?: readonly string[];
  readonly icon: OfficeIconName;
  /** The second letter of "G then …" (back-office 3.1); some have none, for letters are few. */
  readonly key?: string;
  readonly right?: Right;
};
export type PlaceGroup = { readonly id: 'money' | 'now' | 'sales' | 'house'; readonly places: readonly Place[] };

/** What the rail leads to, in its order; a screen without a right is everybody's. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    id: 'now',
    places: [
      { id: 'today', to: '/', icon: 'home', key: 'D', right: 'reports.sales' },
      { id: 'tasks', to: '/tasks', icon: 'tasks', key: 'N' },
    ],
  },
  {
    id: 'sales',
    places: [
      { id: 'starts', to: '/starts', icon: 'flag', key: 'E', right: 'events.view' },
      { id: 'people', to: '/people', icon: 'user', key: 'P', right: 'people.find' },
      { id: 'support', to: '/support', icon: 'talk', key: 'J', right: 'support.view' },
      { id: 'orders', to: '/orders', icon: 'cart', key: 'O', right: 'orders.view' },
      { id: 'tickets', to: '/tickets', icon: 'ticket', key: 'T', right: 'tickets.view' },
      {
        id: 'promocodes',
        to: '/promocodes',
        also: ['/promocode-series'],
        icon: 'tag',
        key: 'K',
        right: 'promocodes.view',
      },
      { id: 'certificates', to: '/certificates', icon: 'gift', key: 'B', right: 'certificates.view' },
      {
        id: 'policies',
        to: '/insurance/policies',
        also: ['/insurance/register', '/insurance/offers'],
        icon: 'shield',
        key: 'S',
        right: 'insurance.view',
      },
      { id: 'events', to: '/events', also: ['/series'], icon: 'event', key: 'L', right: 'events.view' },
      {
        id: 'mailings',
        to: '/mailings',
        also: ['/outbox', '/templates'],
        icon: 'mail',
        key: 'H',
        right: 'mailings.view',
      },
      { id: 'content', to: '/content', icon: 'news', key: 'Q', right: 'content.view' },
      { id: 'clubs', to: '/clubs/results', also: ['/clubs'], icon: 'club', key: 'U', right: 'clubs.view' },
      {
        id: 'shop',
        to: '/shop/shipments',
        also: ['/shop/picking', '/shop/delivery', '/shop/points', '/shop/zones'],
        icon: 'box',
        key: 'M',
        right: 'shipments.view',
      },
      {
        id: 'products',
        to: '/shop/products',
        also: ['/shop/categories', '/shop/sales', '/shop/collections'],
        icon: 'shirt',
        key: 'F',
        right: 'shop.view',
      },
      { id: 'stock', to: '/shop/stock', icon: 'shelf', key: 'G', right: 'stock.view' },
    ],
  },
  {
    id: 'money',
    places: [
      { id: 'approvals', to: '/approvals', icon: 'approve', key: 'V', right: 'approvals.view' },
      { id: 'refunds', to: '/refunds', icon: 'refund', key: 'R', right: 'refunds.view' },
      { id: 'payments', to: '/payments', also: ['/settlement'], icon: 'card', key: 'Z', right: 'payments.view' },
      { id: 'runs', to: '/runs', icon: 'runs', key: 'W', right: 'approvals.view' },
      { id: 'reports', to: '/reports', icon: 'chart', right: 'reports.view' },
      { id: 'exports', to: '/exports', icon: 'save', key: 'X', right: 'exports.view' },
    ],
  },
  {
    id: 'house',
    places: [
      { id: 'privacy', to: '/privacy', icon: 'paper', key: 'Y', right: 'privacy.view' },
      { id: 'partners', to: '/partners', icon: 'tag', right: 'partners.view' },
      { id: 'staff', to: '/staff', icon: 'team', key: 'C', right: 'staff.view' },
      { id: 'settings', to: '/settings', icon: 'knobs', right: 'settings.view' },
      { id: 'reference', to: '/reference', icon: 'shelf', right: 'reference.view' },
      { id: 'audit', to: '/audit', icon: 'log', key: 'A', right: 'audit.view' },
      { id: 'me', to: '/me', icon: 'lock', key: 'I' },
    ],
  },
];

/** Whether a screen is of a place: the rail tells where a person is. */
export const isOf = ({ to, also = [] }: Pick<Place, 'to' | 'also'>, pathname: string): boolean =>
  [to, ...also].some((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));

const places = placeGroups.flatMap((group) => group.places);

/** Where a person lands who may not see figures: the first place that he may open; a list of people shows nobody unasked. */
export const homeOf = (may: (right: Right) => boolean): string =>
  places.find(
    ({ id, right }) => id !== 'people' && id !== 'today' && id !== 'exports' && right !== undefined && may(right),
  )?.to ?? '/me';
