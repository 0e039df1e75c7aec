import type { OfficeHit } from '@trassa/contracts/office';
import type { SearchKind } from '@trassa/rules';
import type { Hit } from '../../kernel/finding.ts';

/** Pages of the back office, below `/admin` (back-office.md 3.2). */
const pages: Readonly<Record<SearchKind, (hit: Hit) => string>> = {
  person: ({ publicId }) => `/people/${publicId}`,
  ticket: ({ publicId }) => `/tickets/${publicId}`,
  order: ({ publicId }) => `/orders/${publicId}`,
  start: ({ publicId }) => `/starts/${publicId}`,
  team: ({ pageOf }) => `/starts/${pageOf ?? ''}/teams`,
  club: ({ publicId }) => `/clubs/${publicId}`,
  product: ({ publicId }) => `/shop/stock/${publicId}`,
  policy: ({ publicId }) => `/insurance/policies/${publicId}`,
  certificate: ({ publicId }) => `/certificates/${publicId}`,
  promocode: ({ publicId }) => `/promocodes/${encodeURIComponent(publicId)}`,
  payment: ({ pageOf }) => `/orders/${pageOf ?? ''}`,
  shipment: ({ publicId }) => `/shop/shipments/${publicId}`,
};

export const presentHit = (kind: SearchKind, hit: Hit): OfficeHit => ({
  kind,
  public_id: hit.publicId,
  title: hit.title,
  detail: hit.detail,
  state: hit.state,
  path: pages[kind](hit),
});
