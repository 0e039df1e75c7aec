import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificateLine, createNominal } from '../factories/certificates.ts';
import { createFormat, unique } from '../factories/events.ts';
import { createOffer, ticketInsurance } from '../factories/insurance.ts';
import { buy, paymentBody, ticketLine } from '../factories/orders.ts';
import { createProduct } from '../factories/shop.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it.each([
  [
    'ru',
    'Места за вами. Полис придёт письмом и останется в личном кабинете. ' +
      'Сертификат придёт получателю, копия\u00a0– вам. Товары собираем.',
  ],
  [
    'en',
    'Your places are booked. The policy comes in a separate email and stays in your account. ' +
      'The certificate goes to its recipient, with a copy to you. We are packing your order.',
  ],
] as const)(
  'tells of each kind of goods what becomes of it, of what is packed the last (%s)',
  async (language, words) => {
    const { db } = app.database;
    const format = await createFormat(db);
    const offer = await createOffer(db);
    const product = await createProduct(db, { delivery: false });
    const nominal = await createNominal(db);
    const ticket = ticketLine(format.publicId);
    const policy = ticketInsurance(offer.publicId, ticket['unique_id'], { format_public_id: format.publicId });
    const baskets = {
      insurances: [policy],
      shop: [{ unique_id: unique('shirt'), public_id: product.publicId, count: 1 }],
      certificates: [certificateLine(nominal.publicId)],
    };
    await buy(app, paymentBody([ticket], baskets), { language });
    await app.sweeps.sendLetters();
    const subject = { ru: /^Заказ № \S{8} · Забег, Москва, /, en: /^Order \S{8} · Race, Moscow, / }[language];
    expect(app.letters.find((letter) => subject.test(letter.subject))?.text).toContain(words);
  },
);
