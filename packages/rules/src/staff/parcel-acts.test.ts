import { describe, expect, it } from 'vitest';
import { parcelCauses, type ParcelState, parcelStates, parcelTransitions } from '../states/parcel-state.ts';
import { nextState } from '../states/transitions.ts';
import {
  isParcelTold,
  orderCauseOf,
  type ParcelFacts,
  parcelNumber,
  parcelObstacle,
  readTracks,
  recipientObstacle,
  trackLink,
  trackOf,
  trackOutcome,
} from './parcel-acts.ts';

const fresh: ParcelFacts = { state: 'new', isPaid: true, pieces: 2, picked: null };
const picked: ParcelFacts = { ...fresh, state: 'picked', picked: 2 };

describe('a parcel', () => {
  it('moves by the table of 5.15 alone', () => {
    const moves = parcelStates.flatMap((from) =>
      parcelCauses.flatMap((act) => {
        const to = nextState(parcelTransitions, from, act);
        return to === null || to === from ? [] : [`${from} ${act} ${to}`];
      }),
    );
    expect(moves).toEqual([
      'new pick picked',
      'picked pack packed',
      'picked ship shipped',
      'packed ship shipped',
      'shipped deliver delivered',
      'shipped return returned',
      'shipped lose lost',
      'delivered return returned',
    ]);
  });

  it.each([
    ['a new one is picked', 'pick', fresh, null],
    ['one that nobody picked does not leave', 'ship', fresh, 'state'],
    ['an unpaid one waits', 'pick', { ...fresh, isPaid: false }, 'unpaid'],
    ['one whose money went back meanwhile does not leave', 'ship', { ...picked, isPaid: false }, 'unpaid'],
    ['one without pieces is not picked', 'pick', { ...fresh, pieces: 0 }, 'empty'],
    ['one without pieces does not leave', 'ship', { ...picked, pieces: 0 }, 'empty'],
    ['one that lost a piece does not leave', 'ship', { ...picked, pieces: 1 }, 'changed'],
    ['nor is it packed', 'pack', { ...picked, pieces: 1 }, 'changed'],
    ['it is picked again', 'pick', { ...picked, pieces: 1 }, null],
    ['what lost nothing is not picked again', 'pick', picked, 'same'],
    ['a picked one leaves', 'ship', picked, null],
    ['a packed one leaves', 'ship', { ...picked, state: 'packed' }, null],
    ['one on its way is delivered whatever came back', 'deliver', { ...picked, state: 'shipped', pieces: 0 }, null],
    ['one on its way is not picked', 'pick', { ...picked, state: 'shipped' }, 'state'],
    ['a lost one is not found', 'deliver', { ...picked, state: 'lost' }, 'state'],
  ] as const)('%s', (_, act, facts, obstacle) => expect(parcelObstacle(act, facts)).toBe(obstacle));

  it.each([
    ['a new one', fresh, null],
    ['a picked one', picked, null],
    ['one that lost a piece', { ...picked, pieces: 1 }, null],
    ['one on its way', { ...picked, state: 'shipped' }, 'state'],
    ['an unpaid one', { ...fresh, isPaid: false }, 'unpaid'],
    ['one of which all came back', { ...fresh, pieces: 0 }, 'empty'],
  ] as const)('its recipient is corrected while it waits: %s', (_, facts, obstacle) =>
    expect(recipientObstacle(facts)).toBe(obstacle),
  );

  it.each([
    ['courier', ' cd-123 456 ', 'CD-123456'],
    ['courier', 'CD', null],
    ['post', '8008 0123 4567 89', '80080123456789'],
    ['post', 'ra123456789ru', 'RA123456789RU'],
    ['post', '8008012345678', null],
    ['pickup', 'Пункт 1', null],
  ] as const)('%s: the track “%s” is %s', (carrier, typed, track) => expect(trackOf(carrier, typed)).toBe(track));

  it('is followed on the page of the post', () => {
    expect(trackLink('post', 'RA123456789RU')).toBe('https://www.pochta.ru/tracking?barcode=RA123456789RU');
    expect(trackLink('courier', 'CD-1')).toBeNull();
  });

  it('is called by its place where an order has several', () => {
    expect([parcelNumber('a1b2c3d4', 0, 1), parcelNumber('a1b2c3d4', 1, 2)]).toEqual(['a1b2c3d4', 'a1b2c3d4/2']);
  });
});

// BO-098
describe('an order', () => {
  const of = (...states: ParcelState[]) => orderCauseOf(states.map((state) => ({ state, pieces: 1 })));
  it.each([
    [['shipped', 'packed'], null],
    [['shipped', 'shipped'], 'ship'],
    [['shipped', 'delivered'], 'ship'],
    [['delivered', 'lost'], 'ship'],
    [['delivered', 'delivered'], 'deliver'],
    [[], null],
  ] as const)('with parcels %j: %s', (states, cause) => expect(of(...states)).toBe(cause));

  it('waits for no parcel of which everything came back', () => {
    expect(
      orderCauseOf([
        { state: 'delivered', pieces: 1 },
        { state: 'new', pieces: 0 },
      ]),
    ).toBe('deliver');
    expect(orderCauseOf([{ state: 'new', pieces: 0 }])).toBeNull();
  });
});

describe('a buyer', () => {
  it.each([
    ['new', 'paid', null, true],
    ['new', 'partially_refunded', 'done', true],
    ['new', 'pending', null, false],
    ['new', 'expired', null, false],
    ['picked', 'refunded', null, false],
    ['new', 'paid', 'waiting', false],
    ['shipped', 'refunded', null, true],
  ] as const)('of a %s parcel of a %s order (%s) is told where it stands: %s', (state, status, confirmation, isTold) =>
    expect(isParcelTold(state, { status, confirmation })).toBe(isTold),
  );
});

// BO-095
describe('a file of tracks', () => {
  it('is read with and without a heading, by semicolons, commas or tabs', () => {
    expect(readTracks('\uFEFFЗаказ;Трек\r\na1b2c3d4;RA1\r\n\r\n"a1b2c3d5/2","RA 2"\n№ a1b2c3d6\tRA3\n???;RA4')).toEqual(
      [
        { line: 2, key: 'a1b2c3d4', order: 'a1b2c3d4', position: null, track: 'RA1' },
        { line: 4, key: 'a1b2c3d5/2', order: 'a1b2c3d5', position: 1, track: 'RA 2' },
        { line: 5, key: '№ a1b2c3d6', order: 'a1b2c3d6', position: null, track: 'RA3' },
        { line: 6, key: '???', order: '', position: null, track: 'RA4' },
      ],
    );
  });

  it.each([
    ['a scanner with a line each', 'a1b2c3d4\nRA1\n\na1b2c3d5/2\nRA2\n', ['1 a1b2c3d4 RA1', '4 a1b2c3d5 RA2']],
    ['a hand with a blank', 'a1b2c3d4 8008 0123\n№ a1b2c3d5  RA2', ['1 a1b2c3d4 8008 0123', '2 a1b2c3d5 RA2']],
    ['a scanner that missed the last', 'a1b2c3d4\nRA1\na1b2c3d5', ['1 a1b2c3d4 RA1', '3 a1b2c3d5 ']],
    ['an empty cell', 'a1b2c3d4;\na1b2c3d5;RA2', ['1 a1b2c3d4 ', '2 a1b2c3d5 RA2']],
    ['no separators but in one', 'a1b2c3d4\na1b2c3d5;RA2', ['1 a1b2c3d4 ', '2 a1b2c3d5 RA2']],
    ['more columns', 'a1b2c3d4;RA1;Казань', ['1 a1b2c3d4 RA1']],
  ])('written by %s is read', (_, text, lines) =>
    expect(readTracks(text).map(({ line, order, track }) => `${line} ${order} ${track}`)).toEqual(lines),
  );

  it.each([
    ['leaves', 'RA1', { ...picked, track: null }, 'ship'],
    ['has left with it', 'RA1', { ...picked, state: 'shipped', track: 'RA1' }, 'same'],
    ['was even delivered with it', 'RA1', { ...picked, state: 'delivered', track: 'RA1' }, 'same'],
    ['has left with another', 'RA2', { ...picked, state: 'shipped', track: 'RA1' }, 'sent'],
    ['has a wrong one', null, { ...picked, track: null }, 'track'],
    ['was not picked', 'RA1', { ...fresh, track: null }, 'state'],
    ['lost a piece', 'RA1', { ...picked, pieces: 1, track: null }, 'changed'],
  ] as const)('a parcel that %s', (_, track, parcel, outcome) => expect(trackOutcome(track, parcel)).toBe(outcome));
});
