import type { InsuranceOffer } from '@trassa/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { type BasketInsurance, isInsurance } from './items/basket-item.ts';
import { changeBasket, readBasket, writeBasket } from './basket-store.ts';
import { basketKinds } from '../../goods/basket-kinds.ts';
import { insuranceItem } from './items/insurance-item.ts';
import { renewGoods } from './renew-goods.ts';

const unix = (text: string): number => Date.parse(`${text}+03:00`) / 1000;
const offer = {
  public_id: 'year',
  title: 'На год',
  price: 2900,
  isStartDate: false,
  activation_delay: 86_400,
  validity_time: 86_400,
} as InsuranceOffer;

const memory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
  writeBasket([]);
});

const startAfter = (start: string, now: string, fields: Partial<BasketInsurance> = {}): number | null | undefined => {
  const line = { ...insuranceItem(offer, { race: null }, () => 'i'), start_date: unix(start), ...fields };
  changeBasket(() => [line]);
  renewGoods(basketKinds, unix(now));
  return readBasket().find(isInsurance)?.start_date;
};

it('moves a start on the first possible day with the first possible moment', () =>
  expect(startAfter('2026-11-23T12:05', '2026-11-22T12:40')).toBe(unix('2026-11-23T12:45')));

it('keeps a start that is late enough, one of another day, and one that goes by the race', () => {
  expect(startAfter('2026-11-23T12:45', '2026-11-22T12:42')).toBe(unix('2026-11-23T12:45'));
  expect(startAfter('2026-11-23T12:05', '2026-11-23T12:40')).toBe(unix('2026-11-23T12:05'));
  expect(startAfter('2026-11-23T12:05', '2026-11-22T12:40', { isStartDate: true })).toBe(unix('2026-11-23T12:05'));
});
