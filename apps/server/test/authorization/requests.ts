import { sql } from 'kysely';
import { makeNotice } from '../../src/modules/payments/index.ts';
import { findLatestOfOrder } from '../../src/modules/payments/providers/sandbox/sandbox.repository.ts';
import { previewWord } from '../../src/modules/events/staff/starts/preview/preview-link.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { confirmCode } from '../../src/modules/orders/letters/confirm-order.ts';
import { createFormat, createPromocode } from '../factories/events.ts';
import { boundary, form, pdf } from '../factories/files.ts';
import { createOffer } from '../factories/insurance.ts';
import { buy, hold, paymentBody, place, plainLine } from '../factories/orders.ts';
import { newEmail } from '../factories/sign-in.ts';
import { createProduct } from '../factories/shop.ts';
import type { Stage } from './people.ts';
import { certificateRequests } from './certificate-requests.ts';
import { cabinetRequests } from './cabinet-requests.ts';
import { clubRequests } from './club-requests.ts';
import { basketRequests } from './basket-requests.ts';
import { contentRequests } from './content-requests.ts';
import { insuranceRequests } from './insurance-requests.ts';
import { placeRequests } from './place-requests.ts';
import { profileRequests } from './profile-requests.ts';
import { reminderRequests } from './reminder-requests.ts';
import { resultRequests } from './result-requests.ts';
import { shopRequests } from './shop-requests.ts';
import { signInRequests } from './sign-in-requests.ts';
import { socialRequests } from './social-requests.ts';
import { ticketRequests } from './ticket-requests.ts';
import type { CallName, Request, Row, World } from './row.ts';

const anybody = (request: Request = {}): Row => ({ request: () => request });
const at = (params: (stage: Stage) => Record<string, string>): Row => ({
  request: ({ stage }) => ({ params: params(stage) }),
});
const oneTicket = ({ stage }: World) => [plainLine(stage.format.publicId, 1)];
const newHold = ({ app, stage }: World): Promise<string> => hold(app, stage.format.publicId, 1);
const newOrder = async (world: World): Promise<string> =>
  (await place(world.app, paymentBody(oneTicket(world)))).order.public_id;

/** A free order that waits for the button of its letter, whose code is the right. */
const freeOrder = async (world: World, isConfirmed: boolean): Promise<Request> => {
  const { publicId } = await createFormat(world.app.database.db, { prices: { athlete: 0 }, preregistration: false });
  const { order } = await place(world.app, paymentBody([plainLine(publicId, 1)], { email: newEmail() }));
  const code = confirmCode(createSecrets(world.app.config).orders, order.public_id);
  return { params: { id: order.public_id }, body: isConfirmed ? { code } : {} };
};

/** A waiting order of whoever the things belong to. */
const newOwnOrder = async (world: World): Promise<string> => {
  const id = await newOrder(world);
  await sql`update orders set user_id = (select user_id from orders where public_id = ${world.things.orderId})
    where public_id = ${id}`.execute(world.app.database.db);
  return id;
};

/** The receipt of an order that was paid. */
const newReceipt = async (world: World): Promise<string> => {
  const { order } = await buy(world.app, paymentBody(oneTicket(world)));
  return (await findLatestOfOrder(world.app.database.db, order.public_id))?.id ?? '';
};

/** A code for goods, and goods it is for. */
const codeFor = async (
  kind: 'shop' | 'insurance',
  db: Database,
  create: (db: Database) => Promise<{ publicId: string }>,
): Promise<Request> => ({
  params: { code: (await createPromocode(db, { kind })).code, public_id: (await create(db)).publicId },
});

let number = 0;

/** One row for every call of the contract; a call without one does not pass the types and fails the test. */
export const requests: Record<CallName, Row> = {
  'events.list': anybody(),
  'events.filtered': anybody({ body: {} }),
  'events.volunteer': { request: () => ({}), stranger: 200 },
  'events.one': at(({ event }) => ({ id: event })),
  'events.preview': {
    request: ({ app, stage }) => ({
      params: { word: previewWord(createSecrets(app.config).codes, stage.city, new Date()).word },
    }),
  },
  'events.similar': anybody(),
  'events.similarStarts': at(({ city }) => ({ id: city })),
  'events.types': anybody(),
  'events.projects': anybody(),
  'events.cities': anybody(),
  'events.formats': at(({ city }) => ({ id: city })),
  'events.format': at(({ format }) => ({ id: format.publicId })),
  'events.insurances': at(({ format }) => ({ id: format.publicId })),
  'events.teams': at(({ format }) => ({ id: format.publicId })),
  'events.teamByCode': at(({ format }) => ({ id: format.publicId, code: 'BEARS' })),
  'events.shirts': at(({ city }) => ({ event_city: city })),
  'holds.create': { request: ({ stage }) => ({ body: { format_public_id: stage.format.publicId, count: 1 } }) },
  'holds.change': { request: async (world) => ({ params: { id: await newHold(world) }, body: { count: 2 } }) },
  'holds.release': { request: async (world) => ({ params: { id: await newHold(world) } }) },
  'holds.numbers': {
    request: async (world) => ({ params: { id: await newHold(world) }, body: { numbers: [] } }),
  },
  'holds.available': { request: ({ stage }) => ({ params: { id: stage.format.publicId }, body: { count: 1 } }) },
  'orders.price': { request: (world) => ({ body: { tickets: oneTicket(world) } }) },
  'orders.pay': { request: (world) => ({ body: paymentBody(oneTicket(world)) }) },
  'orders.one': { request: ({ things }) => ({ params: { id: things.orderId } }) },
  'orders.payAgain': { request: async (world) => ({ params: { id: await newOrder(world) }, body: {} }) },
  'orders.confirm': { request: async (world) => freeOrder(world, true) },
  'orders.letter': { request: async (world) => freeOrder(world, false) },
  'orders.change': {
    request: async (world) => ({ params: { id: await newOwnOrder(world) }, body: {} }),
    stranger: 404,
  },
  'orders.userOfPayment': { request: () => ({ body: {} }), stranger: 200 },
  'payments.webhook': {
    // The provider shows its signature instead of a token.
    request: async (world) => {
      const payment = await findLatestOfOrder(world.app.database.db, await newOrder(world));
      if (!payment) throw new Error('no payment was begun');
      const { raw, headers } = makeNotice(createSecrets(world.app.config).sandbox, payment, 'captured');
      return { params: { provider: 'sandbox' }, body: raw, headers };
    },
  },
  'payments.sandbox': {
    request: async (world) => ({ params: { order: await newOrder(world) }, body: { result: 'paid' } }),
  },
  'payments.receipt': { request: async (world) => ({ params: { id: await newReceipt(world) } }) },
  'promocodes.product': { request: ({ app }) => codeFor('shop', app.database.db, createProduct) },
  'promocodes.insurance': { request: ({ app }) => codeFor('insurance', app.database.db, createOffer) },
  'promocodes.ticket': at(({ format }) => ({ code: 'RUN', format_public_id: format.publicId })),
  'tickets.mine': { request: () => ({}), stranger: 200 },
  'tickets.file': {
    request: ({ things }) => ({ params: { id: things.ticketId }, query: 'type=ics' }),
    stranger: 404,
  },
  'seats.numbers': at(({ format }) => ({ id: format.publicId })),
  'seats.book': {
    request: ({ stage, things }) => ({
      body: { format_public_id: stage.format.publicId, number: ++number, ticket_public_id: things.ticketId },
    }),
    stranger: 404,
  },
  'spaces.one': at(({ space }) => ({ id: space })),
  'spaces.maps': at(({ city }) => ({ id: city })),
  'content.newsPreview': anybody(),
  'content.home': anybody(),
  'content.stories': anybody(),
  'files.document': anybody({ params: { name: 'pers' } }),
  'files.upload': anybody({
    body: form([{ name: 'file', filename: 'licence.pdf', value: pdf() }]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }),
  'files.one': { request: ({ things }) => ({ params: { id: things.fileId } }), stranger: 404 },
  ...signInRequests,
  ...profileRequests,
  ...socialRequests,
  ...basketRequests,
  ...shopRequests,
  ...reminderRequests,
  ...resultRequests,
  ...cabinetRequests,
  ...clubRequests,
  ...insuranceRequests,
  ...certificateRequests,
  ...ticketRequests,
  ...placeRequests,
  ...contentRequests,
  'service.settings': anybody(),
  'service.health': anybody(),
  'service.ready': anybody(),
};
