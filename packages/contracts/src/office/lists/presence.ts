import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, values } from '../../entities/basic.ts';

/** Things whose cards tell who else has them open. */
export const presenceKinds = [
  'event',
  'start',
  'format',
  'order',
  'ticket',
  'person',
  'promocode',
  'promocode_series',
  'certificate',
  'policy',
  'insurance_offer',
  'mailing',
  'letter',
  'partner_key',
  'prepared_basket',
  'news',
  'document',
  'page',
  'banner',
  'club',
  'club_competition',
  'competition_type',
  'story',
  'home_page',
  'club_result',
  'shipment',
  'shop_product',
  'product_category',
  'product_sale',
  'product_collection',
  'delivery_method',
  'pickup_point',
  'privacy_request',
  'support_request',
  'ready_answer',
  'template',
] as const;

/** Seconds between two calls of a page that is seen. */
export const presenceEvery = 20;

/** A hint, no lock (back-office.md 3.1): the call looks at the session itself and asks for the right to see the thing. */
export const officePresence = {
  tell: call({
    method: 'POST',
    path: '/api/admin/presence',
    auth: 'full',
    summary: 'The person has a thing open now; answers who else has',
    body: z.object({ kind: z.enum(presenceKinds), id: Id }),
    responses: { 200: values(z.array(z.object({ public_id: Id, name: z.string() }))) },
  }),
};
