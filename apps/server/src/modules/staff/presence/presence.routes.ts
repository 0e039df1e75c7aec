import { officePresence, presenceEvery, type presenceKinds } from '@trassa/contracts/office';
import { may, type Right } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../kernel/clock.ts';
import { notFound, ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { placesOf } from '../places-of.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { createDoorChecks } from '../ways/before-routes.ts';
import { selectOthers, tellPresence } from './presences.repository.ts';

/** The right by which the card of a kind is opened. */
const rightOf: Readonly<Record<(typeof presenceKinds)[number], Right>> = {
  event: 'events.view',
  start: 'events.view',
  format: 'formats.view',
  order: 'orders.view',
  ticket: 'tickets.view',
  person: 'people.find',
  promocode: 'promocodes.view',
  promocode_series: 'promocodes.view',
  certificate: 'certificates.view',
  policy: 'insurance.view',
  insurance_offer: 'insurance.view',
  mailing: 'mailings.view',
  letter: 'mailings.view',
  partner_key: 'partners.view',
  prepared_basket: 'partners.view',
  news: 'content.view',
  document: 'content.view',
  page: 'content.view',
  banner: 'content.view',
  club: 'clubs.view',
  club_competition: 'clubs.view',
  competition_type: 'clubs.view',
  story: 'content.view',
  home_page: 'content.view',
  club_result: 'clubs.view',
  shipment: 'shipments.view',
  shop_product: 'shop.view',
  product_category: 'shop.view',
  product_sale: 'shop.view',
  product_collection: 'shop.view',
  delivery_method: 'shipments.view',
  pickup_point: 'shipments.view',
  privacy_request: 'privacy.view',
  support_request: 'support.view',
  ready_answer: 'support.answer',
  template: 'mailings.edit',
};

/** Milliseconds for which somebody counts as there: two calls, and some of their way. */
const there = (2 * presenceEvery + 5) * 1000;

/** Who has a card open (back-office.md 3.1). */
export const presenceRoutes = (app: FastifyInstance, deps: StaffDeps): void => {
  const { db, clock } = deps;
  const { requireOpen } = createDoorChecks(deps);

  bind(app, officePresence.tell, async ({ req, user: { userId, ...login }, body: { kind, id } }) => {
    const open = await requireOpen(req, { userId, ...login });
    if (!open.ok) return open;
    const now = clock();
    const places = await placesOf(deps, kind, id);
    if (!places || may(open.value.grants, rightOf[kind], places, toUnix(now)).verdict !== 'yes') return notFound();
    await tellPresence(db, { kind, id, userId }, now);
    const others = await selectOthers(db, { kind, id, userId }, new Date(now.getTime() - there));
    return ok({ values: others.map(({ publicId, name }) => ({ public_id: publicId, name })) });
  });
};
