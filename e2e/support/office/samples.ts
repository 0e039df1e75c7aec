import type { Page } from '@playwright/test';
import { api } from '@trassa/contracts';
import { officeApi } from '@trassa/contracts/office';
import { noConditions, settlementDay, settlementId } from '@trassa/rules';
import type { Insider } from './insider.ts';
import { buyCarried, carriedProduct, readProduct } from '../goods.ts';
import { buyForLater, buyPolicy } from '../member.ts';
import { handInTime } from './club-result.ts';
import { takeReference } from './reference-file.ts';
import { takeFile } from './results-file.ts';
import type { Samples } from './routes.ts';
import { photo } from '../photo.ts';
import { isFixedTeamOf, type Season } from '../season.ts';

const must = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`no ${what} was made`);
  return found;
};

/** One thing of each kind that has a card in the office: a purchase, what was asked and done about it, what it is of. */
export const makeSamples = async (page: Page, insider: Insider, season: Season): Promise<Samples> => {
  const { office, member } = insider;
  const offer = season.find('team of ten', isFixedTeamOf(10));
  const bought = must((await buyForLater(page, member, offer, 10))[0], 'ticket');
  const ticket = (await office(officeApi.tickets.read, { params: { id: bought.public_id } })).values;
  const order = ticket.order.public_id;

  const lines = (await office(officeApi.orders.read, { params: { id: order } })).values.lines;
  // More than one alone gives beyond the rules.
  const asked = { lines: lines.slice(0, 1).map(({ unique_id }) => ({ unique_id })), goodwill: 2000 };
  const { values: quote } = await office(officeApi.refunds.quote, { params: { id: order }, body: asked });
  const refund = await office(officeApi.refunds.make, {
    params: { id: order },
    body: {
      ...asked,
      sum: quote.sum,
      version: quote.version,
      restock: false,
      letter: false,
      reason: 'Проверка экранов',
    },
    idempotencyKey: crypto.randomUUID(),
  });
  const approval = must('approval' in refund ? refund.approval.public_id : undefined, 'approval');

  const at = { ids: [ticket.public_id], reason: 'Проверка экранов' };
  for (const action of ['block', 'unblock'])
    await office(officeApi.tickets.bulk, { body: { ...at, action }, idempotencyKey: crypto.randomUUID() });
  const { values: runs } = await office(officeApi.runs.list, { query: {} });
  const run = runs.find(({ asked_by: by }) => by?.public_id === member.user.public_id);

  const { values: series } = await office(officeApi.series.list, {});
  const { values: code } = await office(officeApi.promocodes.create, {
    body: {
      code: `R${crypto.randomUUID().slice(0, 8)}`,
      kind: 'ticket',
      discount: 10,
      code_count: 1,
      uses: 10,
      starts_at: null,
      ends_at: null,
      events: [offer.card.event.public_id],
      items: [],
      note: '',
    },
    idempotencyKey: crypto.randomUUID(),
  });
  const { values: codes } = await office(officeApi.promocodeSeries.create, {
    body: {
      prefix: 'S-',
      length: 8,
      count: 3,
      kind: 'ticket',
      discount: 10,
      code_count: 1,
      uses: 1,
      starts_at: null,
      ends_at: null,
      events: [offer.card.event.public_id],
      items: [],
      note: '',
    },
    idempotencyKey: crypto.randomUUID(),
  });
  const issued = await office(officeApi.certificates.issue, {
    body: {
      amount: 1000,
      count: 1,
      recipient: { name: 'Анна', email: member.user.email ?? '' },
      reason: 'Проверка экранов',
    },
    idempotencyKey: crypto.randomUUID(),
  });
  const certificate = must('values' in issued ? issued.values.certificates[0] : undefined, 'certificate');
  const blocks = [{ type: 'text' as const, text: 'Ждём вас {дата}.' }];
  const { values: mailing } = await office(officeApi.mailings.create, {
    body: {
      title: 'Проверка экранов',
      kind: 'service',
      start: offer.card.public_id,
      content: { ru: { subject: 'Скоро старт', preheader: '', blocks }, en: null },
      conditions: { ...noConditions, formats: [], kinds: [], states: [], languages: [], cities: [] },
    },
    idempotencyKey: crypto.randomUUID(),
  });
  const { values: item } = await office(officeApi.news.create, {
    body: { title_ru: 'Проверка экранов', preview_ru: 'Коротко', text_ru: '<p>Текст</p>' },
    idempotencyKey: crypto.randomUUID(),
  });
  const { values: infoPage } = await office(officeApi.pages.create, {
    body: { title_ru: 'Проверка экранов' },
    idempotencyKey: crypto.randomUUID(),
  });
  const { values: banner } = await office(officeApi.banners.create, {
    body: { page: 'shop', banner_type: 'external_shop', title_ru: 'Проверка экранов' },
    idempotencyKey: crypto.randomUUID(),
  });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await photo(page, 960, 480))], { type: 'image/jpeg' }), 'a.jpg');
  await office(officeApi.banners.picture, {
    params: { id: banner.public_id },
    query: { version: banner.version },
    form,
  });
  const { values: media } = await office(officeApi.media.list, { query: {} });
  const { values: cities } = await office(officeApi.clubs.cities, { query: { search: 'Москва' } });
  const { values: newClub } = await office(officeApi.clubs.create, {
    body: { title: 'Проверка экранов', city: must(cities[0], 'city').id },
    idempotencyKey: crypto.randomUUID(),
  });
  const { values: types } = await office(officeApi.competitionTypes.list, {});
  const { values: competition } = await office(officeApi.competitions.create, {
    body: {
      title: 'Проверка экранов',
      club: newClub.public_id,
      type: must(types[0], 'type').public_id,
      starts_at: 1_800_000_000,
      ends_at: 1_800_600_000,
    },
    idempotencyKey: crypto.randomUUID(),
  });
  const { values: story } = await office(officeApi.stories.create, {
    body: { title_ru: 'Проверка экранов' },
    idempotencyKey: crypto.randomUUID(),
  });
  const { values: cover } = await office(officeApi.offers.create, {
    body: { name_ru: 'Проверка', title_ru: 'Проверка экранов', price: 200, days: 2 },
    idempotencyKey: crypto.randomUUID(),
  });
  await buyCarried(page, member, await readProduct(new URL(page.url()).origin, carriedProduct), 1);
  const { values: request } = await office(officeApi.privacy.create, {
    body: {
      kind: 'erasure',
      source: 'email',
      name: 'Анна Иванова',
      email: member.user.email ?? '',
      language: 'ru',
      received: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      wish: 'Удалите всё, что обо мне знаете.',
    },
    idempotencyKey: crypto.randomUUID(),
  });
  const club = {
    name: 'Анна Иванова',
    phone: '+7 912 345-67-89',
    text: 'Как добавить клуб?',
    support_type: 'clubs' as const,
  };
  await member.client(api.support.send, { body: { ...club, email: member.user.email ?? '', agree: true } });
  const { values: written } = await office(officeApi.support.list, { query: {} });
  const { values: ready } = await office(officeApi.readyAnswers.create, {
    body: { title: 'Как добавить клуб', text_ru: 'Обращение {number}: клуб добавим за день.', text_en: null },
  });
  const { values: partner } = await office(officeApi.partners.create, { body: { title: 'Проверка экранов' } });
  const { values: things } = await office(officeApi.prepared.things, {});
  const gift = must(
    things.find(({ selector }) => selector === 'certificate'),
    'certificate on sale',
  );
  const { values: prepared } = await office(officeApi.prepared.create, {
    body: {
      title: 'Проверка экранов',
      days: 3,
      goods: [{ selector: gift.selector, public_id: gift.public_id, count: 1 }],
    },
    idempotencyKey: crypto.randomUUID(),
  });
  const { values: letters } = await office(officeApi.outbox.list, { query: {} });
  const { values: categories } = await office(officeApi.categories.list, {});
  const category = must(categories[0], 'category');
  const { values: parcels } = await office(officeApi.shipments.list, { query: {} });
  const { values: sales } = await office(officeApi.productSales.list, { query: {} });
  const { values: collections } = await office(officeApi.collections.list, { query: {} });
  const { values: ways } = await office(officeApi.ways.list, {});
  const { values: points } = await office(officeApi.pickupPoints.list, { query: {} });
  return {
    mailings: mailing.public_id,
    outbox: must(letters[0], 'letter').public_id,
    templates: 'money_back',
    partners: partner.public_id,
    'partners/baskets': prepared.public_id,
    'content/news': item.public_id,
    'content/banners': banner.public_id,
    'content/media': must(media[0], 'picture').public_id,
    'content/stories': story.public_id,
    settings: 'links',
    'content/documents': 'pers',
    'content/pages': infoPage.public_id,
    'insurance/offers': cover.public_id,
    'insurance/policies': await buyPolicy(page, member),
    settlement: settlementId('sandbox', settlementDay(Math.floor(Date.now() / 1000))),
    'shop/products': carriedProduct,
    'shop/categories': category.public_id,
    'shop/stock': carriedProduct,
    'shop/sales': must(sales[0], 'sale').public_id,
    'shop/collections': must(collections[0], 'collection').public_id,
    'shop/delivery': must(ways[0], 'way').public_id,
    'shop/points': must(points[0], 'point').public_id,
    'shop/shipments': must(parcels[0], 'parcel').public_id,
    clubs: newClub.public_id,
    'clubs/competitions': competition.public_id,
    'clubs/competition-types': must(types[0], 'type').public_id,
    'clubs/results': await handInTime(member, '00:55:55'),
    privacy: request.public_id,
    'support/answers': ready.public_id,
    support: must(written[0], 'request of a visitor').public_id,
    certificates: certificate,
    imports: await takeFile(insider, season),
    'reference/imports': await takeReference(insider),
    people: member.user.public_id,
    staff: member.user.public_id,
    orders: order,
    tickets: ticket.public_id,
    events: offer.card.event.public_id,
    starts: offer.card.public_id,
    formats: offer.format.public_id,
    series: must(series[0], 'series').public_id,
    promocodes: code.public_id,
    'promocode-series': codes.public_id,
    approvals: approval,
    runs: must(run, 'run').public_id,
  };
};
