import { describe, expect, test } from 'vitest';
import type { DeliveryChoice, DeliveryFields } from './delivery-form.ts';
import {
  checkDelivery,
  checkIndex,
  checkRecipientFix,
  fixRecipient,
  normaliseDelivery,
  parseIndex,
  pickupOf,
} from './delivery-form.ts';

const door = { pickup: false };
const point = { pickup: true };
const person: DeliveryFields = {
  first_name: 'Анна',
  last_name: 'Иванова',
  phone: '+7 (999) 123-45-67',
  location_id: 551487,
  address: 'ул. Баумана, 1, кв. 5',
};
const choice = (fields: DeliveryFields = {}, rest: DeliveryChoice = {}): DeliveryChoice => ({
  delivery_public_id: 'way',
  ...rest,
  delivery: { ...person, ...fields },
});

describe('delivery form', () => {
  test('asks for nothing more when all is there', () => {
    expect(checkDelivery(choice(), door)).toEqual({});
  });

  test.each<[string, DeliveryFields, string, object]>([
    ['no first name', { first_name: '' }, 'delivery.first_name', { id: 'required' }],
    ['a first name of blanks', { first_name: '  ' }, 'delivery.first_name', { id: 'required' }],
    ['no last name', { last_name: null }, 'delivery.last_name', { id: 'required' }],
    ['a last name of figures', { last_name: '1' }, 'delivery.last_name', { id: 'name_letters' }],
    ['no city', { location_id: null }, 'delivery.location_id', { id: 'required' }],
    ['no address', { address: undefined }, 'delivery.address', { id: 'required' }],
    ['an endless address', { address: 'а'.repeat(301) }, 'delivery.address', { id: 'too_long', max: 300 }],
    ['no phone', { phone: '' }, 'delivery.phone', { id: 'delivery_phone' }],
    ['half a phone', { phone: '+7 (999) 123' }, 'delivery.phone', { id: 'delivery_phone' }],
    ['a phone of another country', { phone: '+1 202 555 01 23' }, 'delivery.phone', { id: 'delivery_phone' }],
    ['half an index', { index: '42000' }, 'delivery.index', { id: 'index' }],
  ])('with %s tells it at its field alone', (_, fields, path, message) => {
    expect(checkDelivery(choice(fields), door)).toEqual({ [path]: message });
  });

  test('without anything tells each field and the way', () => {
    expect(checkDelivery({}, null)).toEqual({
      'delivery.first_name': { id: 'required' },
      'delivery.last_name': { id: 'required' },
      'delivery.location_id': { id: 'required' },
      'delivery.phone': { id: 'delivery_phone' },
      'delivery.address': { id: 'required' },
      delivery_public_id: { id: 'delivery_method' },
    });
  });

  test.each<[string, DeliveryChoice, object]>([
    ['a point beside the line and no address', choice({ address: '' }, { currentPickupSelect: 'p1' }), {}],
    ['a point in the data', choice({ address: '', pickup_public_id: 'p1' }), {}],
    ['no point', choice(), { currentPickupSelect: { id: 'delivery_point' } }],
    ['an old wrong index, which is not asked', choice({ index: '1', pickup_public_id: 'p1' }), {}],
  ])('of a way with points: %s', (_, line, problems) => {
    expect(checkDelivery(line, point)).toEqual(problems);
  });

  test('of phones of all four countries', () => {
    const phones = ['+7 999 123-45-67', '+7 701 123-45-67', '+992 93 123-45-67', '+375 29 123-45-67'];
    expect(phones.map((phone) => checkDelivery(choice({ phone }), door))).toEqual([{}, {}, {}, {}]);
  });

  test.each([
    ['420111', '420111'],
    [' 420111 ', '420111'],
    ['42011', null],
    ['4201111', null],
    ['42011а', null],
    ['', null],
    ['٤٢٠١١١', null],
  ])("index '%s' reads %s", (text, index) => {
    expect([parseIndex(text), checkIndex(text)]).toEqual([index, index ? null : { id: 'index' }]);
  });

  test('keeps what the way needs, in one form', () => {
    const typed = choice({ first_name: ' анна ', phone: '8 999 1234567', address: ' Баумана   1 ', index: ' 420111 ' });
    expect(normaliseDelivery(typed, door)).toEqual({
      first_name: 'Анна',
      last_name: 'Иванова',
      phone: '+79991234567',
      location_id: 551487,
      address: 'Баумана 1',
      index: '420111',
      pickup_public_id: null,
    });
    expect(normaliseDelivery({ ...typed, currentPickupSelect: 'p1' }, point)).toMatchObject({
      address: '',
      index: null,
      pickup_public_id: 'p1',
    });
    expect(pickupOf(choice({ pickup_public_id: 'old' }, { currentPickupSelect: 'new' }))).toBe('new');
  });
});

// BO-199
describe('a corrected recipient', () => {
  test.each([
    ['nothing typed', {}, door, {}],
    ['an address with its index', { address: 'Баумана, 15', index: '420111' }, door, {}],
    ['a blank address', { address: '  ' }, door, { address: { id: 'required' } }],
    ['a long address', { address: 'я'.repeat(301) }, door, { address: { id: 'too_long', max: 300 } }],
    ['an index alone', { index: '420111' }, door, { address: { id: 'required' } }],
    ['a wrong index', { address: 'Баумана, 15', index: '4201' }, door, { index: { id: 'index' } }],
    ['the address of a point', { address: 'Баумана, 15' }, point, { address: { id: 'parcel_point' } }],
    ['the name of who comes to a point', { last_name: 'Ким' }, point, {}],
    ['a blank name', { first_name: ' ' }, door, { first_name: { id: 'required' } }],
    ['a wrong phone', { phone: '123' }, door, { phone: { id: 'delivery_phone' } }],
  ])('%s', (_, fix, way, problems) => expect(checkRecipientFix(fix, way)).toEqual(problems));

  const now = { lastName: 'Иванова', firstName: 'Анна', phone: '+79991234567', address: '420111, Казань, Баумана, 1' };
  test('keeps what was not typed, and its city', () => {
    expect(fixRecipient(now, {}, 'Казань')).toEqual(now);
    expect(fixRecipient(now, { address: ' Баумана,   15 ' }, 'Казань')).toEqual({
      ...now,
      address: 'Казань, Баумана, 15',
    });
    const typed = { address: 'Баумана, 15', index: ' 420015 ', phone: '8 903 111 22 33', last_name: 'ким' };
    expect(fixRecipient(now, typed, 'Казань')).toEqual({
      lastName: 'Ким',
      firstName: 'Анна',
      phone: '+79031112233',
      address: '420015, Казань, Баумана, 15',
    });
  });
});
