import { describe, expect, it } from 'vitest';
import { type CheckedFormat, checkPublishing, type PointId, type PublishFacts } from './publish-check.ts';

const now = 1_900_000_000;
const start = now + 90 * 86_400;
const format: CheckedFormat = {
  id: 'solo',
  title: '5 км',
  hasEnglish: true,
  start,
  registrationEnd: start - 86_400,
  saleStart: null,
  saleEnd: null,
  wholeTeam: null,
  ageMin: null,
  ageMax: null,
  kinds: [{ kind: 'athlete', capacity: 100, steps: [now - 10] }],
  asksShirt: false,
  isInsurable: false,
  hasInsuranceOffer: false,
  numbers: null,
  answers: null,
  fieldNames: [],
  wavesWithoutDocument: 0,
};
const facts: PublishFacts = {
  startId: 'spring',
  event: { title: 'Забег', hasSeries: true, described: 200, hasEnglish: true, hasRefundTiers: true },
  address: 'Лесная, 1',
  hasPoint: true,
  hasPicture: true,
  start,
  finish: start + 3600,
  saleStart: now,
  saleEnd: start - 3600,
  formats: [format],
  shirts: 0,
  hasOffer: true,
  hasPersonalDataText: true,
  hasPayment: true,
  isProduction: true,
  isPresentable: true,
};
const found = (change: Partial<PublishFacts>, of: Partial<CheckedFormat> = {}) =>
  checkPublishing({ ...facts, formats: [{ ...format, ...of }], ...change }, now).map(
    ({ id, blocking }): [PointId, boolean] => [id, blocking],
  );

describe('the check before publishing', () => {
  it('has nothing against a whole start', () => {
    expect(found({})).toEqual([]);
  });

  // BO-011
  it.each<[string, Partial<PublishFacts>, Partial<CheckedFormat>, PointId, boolean]>([
    ['no title', { event: { ...facts.event, title: ' ' } }, {}, 'title', true],
    ['no series', { event: { ...facts.event, hasSeries: false } }, {}, 'series', true],
    ['a short description', { event: { ...facts.event, described: 99 } }, {}, 'description', false],
    ['no address', { address: '' }, {}, 'address', true],
    ['no point on the map', { hasPoint: false }, {}, 'point', false],
    ['a start that has passed', { start: now, saleEnd: null, finish: null }, {}, 'times_past', true],
    ['a finish before the start', { finish: start }, {}, 'times_finish', true],
    ['a sale beyond the start', { saleEnd: start + 1 }, {}, 'times_sale_end', true],
    [
      'a sale that ends before it begins',
      { saleStart: start - 1, saleEnd: start - 1 },
      { kinds: [{ kind: 'athlete', capacity: 1, steps: [now] }] },
      'times_sale_order',
      true,
    ],
    [
      'registration half a day after the start',
      {},
      { registrationEnd: start + 12 * 3600 + 1 },
      'times_registration',
      true,
    ],
    ['no format', { formats: [] }, {}, 'formats', true],
    ['no price', {}, { kinds: [{ kind: 'athlete', capacity: 100, steps: [] }] }, 'prices', true],
    [
      'a price that begins after the sale',
      {},
      { kinds: [{ kind: 'athlete', capacity: 100, steps: [now + 1] }] },
      'prices',
      true,
    ],
    [
      'a price that begins by a count alone',
      {},
      { kinds: [{ kind: 'athlete', capacity: 100, steps: [null] }] },
      'prices',
      true,
    ],
    ['no place', {}, { kinds: [{ kind: 'athlete', capacity: 0, steps: [] }] }, 'places', true],
    ['places of no whole team', {}, { wholeTeam: 3 }, 'team_size', true],
    ['fewer numbers than places', {}, { numbers: 99 }, 'numbers', false],
    ['shirts asked, none in stock', {}, { asksShirt: true }, 'shirts_none', true],
    ['fewer shirts than places', { shirts: 99 }, { asksShirt: true }, 'shirts_few', false],
    ['a question with one answer', {}, { answers: 1 }, 'questions_answers', true],
    ['two questions of a name', {}, { fieldNames: ['size', 'size'] }, 'questions_names', true],
    ['a document without a link', {}, { wavesWithoutDocument: 1 }, 'questions_document', true],
    ['ages the wrong way round', {}, { ageMin: 18, ageMax: 17 }, 'age', true],
    ['children of any age', {}, { kinds: [{ kind: 'kids', capacity: 10, steps: [now] }] }, 'age_kids', false],
    ['no tiers of its own', { event: { ...facts.event, hasRefundTiers: false } }, {}, 'refund', false],
    ['insurable, without an offer', {}, { isInsurable: true }, 'insurance', false],
    ['no public offer', { hasOffer: false }, {}, 'documents_offer', true],
    ['no text about personal data', { hasPersonalDataText: false }, {}, 'documents_personal', true],
    ['no English', { event: { ...facts.event, hasEnglish: false } }, {}, 'english', false],
    ['no picture', { hasPicture: false }, {}, 'picture', false],
    ['no way to pay in production', { hasPayment: false }, {}, 'payment', true],
    ['no way to pay elsewhere', { hasPayment: false, isProduction: false }, {}, 'payment', false],
    ['data that no letter can say', { isPresentable: false }, {}, 'letter', true],
  ])('finds %s', (_, change, of, id, blocking) => {
    expect(found(change, of)).toEqual([[id, blocking]]);
  });

  it('finds nothing where a format is insurable and insurance is sold for it', () => {
    expect(found({}, { isInsurable: true, hasInsuranceOffer: true })).toEqual([]);
  });

  it('names the format, leads to its field and puts what blocks first', () => {
    const points = checkPublishing({ ...facts, hasPoint: false, formats: [{ ...format, wholeTeam: 3 }] }, now);
    expect(points.map(({ code, path, format: of }) => [code, path, of])).toEqual([
      ['team_size', '/formats/solo#max_count', '5 км'],
      ['place', '/starts/spring/settings#latitude', null],
    ]);
  });
});
