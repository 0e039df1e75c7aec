import type { EventFormat, InsuranceOffer, ShopItem } from '@trassa/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { basketKinds } from '../../goods/basket-kinds.ts';
import { type BasketItem, isInsurance, isShop, isTicket } from './items/basket-item.ts';
import { changeBasket, readBasket, writeBasket } from './basket-store.ts';
import { addCertificate } from './items/certificate-item.ts';
import { removeBasketLine, setLineCount } from './change-lines.ts';
import { carriageOf, carriedLines, deliveryProblems, packLines, withCarriage, withPackWay } from './delivery-lines.ts';
import { addInsurance, insureTicket, raceOfFormat, setInsured } from './items/insurance-item.ts';
import { paidLines, quotedLines } from './payment-lines.ts';
import { addShopItem, findShopLine } from './items/shop-item.ts';
import { ticketTemplate } from './items/ticket-item.ts';

const product = (fields: Partial<ShopItem> = {}): ShopItem =>
  ({
    public_id: 'tee',
    title: 'Футболка',
    price: 1990.5,
    old_price: null,
    picture: 'goods/tee.png',
    size: [
      { size: 'M', count: 5 },
      { size: 'L', count: 0 },
    ],
    proportions: [],
    insurance_cost: null,
    sale: null,
    delivery: true,
    left: 5,
    ...fields,
  }) as ShopItem;

const format = {
  public_id: 'race-10',
  title: '10 км',
  event: { public_id: 'race', title: 'Гонка' },
  event_city: 'race-kazan',
  start_time: 1_800_000_000,
  timezone: 'Europe/Moscow',
  address: 'Карьер',
  prices: { athlete: { price: 3000 } },
  preregistration: true,
  delivery: false,
} as unknown as EventFormat;
const ticket = (unique_id: string): BasketItem => ({
  ...ticketTemplate(
    {
      format,
      kind: 'athlete',
      place: { city: { name_ru: 'Казань' }, picture: 'p', ground: 'soot' },
      promocode: null,
      holdId: 'h',
      addedAt: 1,
    },
    () => unique_id,
  ),
  groupId: 'g',
});
const offer = (fields: Partial<InsuranceOffer> = {}): InsuranceOffer =>
  ({
    public_id: 'day',
    title: 'На день',
    price: 200,
    logo: null,
    isStartDate: true,
    activation_delay: 0,
    validity_time: 86_400,
    legals: '/l',
    ...fields,
  }) as InsuranceOffer;

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

describe('goods of the shop', () => {
  it('grow by the same size, and stand apart in another one', () => {
    const first = addShopItem(product(), { size: 'M', count: 2 });
    expect(addShopItem(product(), { size: 'M' })).toBe(first);
    addShopItem(product(), { size: 'L' });
    expect(readBasket().map(({ count, size, totalCost }) => [count, size, totalCost])).toEqual([
      [3, 'M', 5971.5],
      [1, 'L', 1990.5],
    ]);
  });

  it('bring the special product along, and leave with it', () => {
    const linked = product({ public_id: 'box', size: [], left: 9, price: 100 });
    const id = addShopItem(product(), { size: 'M', linked });
    expect(readBasket().map(({ public_id }) => public_id)).toEqual(['tee', 'box']);
    setLineCount(id, 4);
    expect(readBasket().map(({ count }) => count)).toEqual([4, 4]);
    removeBasketLine(readBasket()[1]?.unique_id ?? '');
    expect(readBasket()).toEqual([]);
  });

  it('offered with a ticket are handed out at its race, and stay apart from those that are carried', () => {
    changeBasket(() => [ticket('t')]);
    const [line] = readBasket().filter(isTicket);
    const own = addShopItem(product(), { size: 'M', ticket: line ?? null });
    const carried = addShopItem(product(), { size: 'M' });
    expect(carried).not.toBe(own);
    expect(readBasket().filter(isShop)).toMatchObject([
      { abid: 't', format_public_id: 'race-10', needsDelivery: false },
      { abid: null, format_public_id: null, needsDelivery: true },
    ]);
    expect(
      findShopLine(readBasket(), {
        public_id: 'tee',
        size: 'M',
        proportion_public_id: null,
        format_public_id: null,
        ticketId: null,
      })?.unique_id,
    ).toBe(carried);
    removeBasketLine(own);
    expect(readBasket().some(isTicket)).toBe(true);
  });
});

describe('the way of carried goods', () => {
  it('is one for all of them, and asks for everything until it is complete', () => {
    addShopItem(product(), { size: 'M' });
    addShopItem(product({ public_id: 'cup', delivery: false, size: [] }));
    expect(Object.keys(deliveryProblems(readBasket()))).toContain('delivery_public_id');
    const [line] = carriedLines(readBasket());
    const carriage = {
      ...carriageOf(line as BasketItem),
      delivery_public_id: 'courier',
      delivery_method: 'Курьер',
      delivery: {
        first_name: 'Дарья',
        last_name: 'Бережная',
        phone: '+7 (916) 204-18-30',
        location_id: 551_487,
        address: 'Баумана, 1',
        index: '42',
      },
    };
    changeBasket((goods) => withCarriage(goods, carriage, carriage.delivery));
    expect(Object.keys(deliveryProblems(readBasket()))).toEqual(['delivery.index']);
    expect(withCarriage(readBasket(), carriage, carriage.delivery)).toBe(readBasket());
    // Half an index changes no price.
    expect(quotedLines(basketKinds, readBasket()).shop).toMatchObject([
      { delivery_public_id: 'courier', delivery: { location_id: 551_487, index: null } },
      { delivery_public_id: null, delivery: null },
    ]);
    expect(paidLines(basketKinds, readBasket()).shop[0]?.delivery).toMatchObject({
      address: 'Баумана, 1',
      first_name: 'Дарья',
    });
  });
});

describe('a start pack', () => {
  const home = {
    first_name: 'Дарья',
    last_name: 'Бережная',
    phone: '8 916 204-18-30',
    location_id: 551_487,
    index: null,
  };
  const nothing = carriageOf(ticket('none'));

  it('is handed out at the start until a way is chosen for the tickets of a group', () => {
    changeBasket(() => [{ ...ticket('t'), sendsPack: true }, ticket('other')]);
    expect([packLines(readBasket()).length, deliveryProblems(readBasket())]).toEqual([0, {}]);
    changeBasket((goods) => withPackWay(goods, 'g', { public_id: 'pack-post', name: 'Почтой' }));
    expect(packLines(readBasket()).map(({ unique_id }) => unique_id)).toEqual(['t']);
    expect(Object.keys(deliveryProblems(readBasket()))).toContain('delivery.address');
    changeBasket((goods) => withCarriage(goods, nothing, { ...home, address: 'Баумана, 1' }));
    expect(deliveryProblems(readBasket())).toEqual({});
    expect(paidLines(basketKinds, readBasket()).tickets[0]).toMatchObject({
      delivery_public_id: 'pack-post',
      delivery: { location_id: 551_487, address: 'Баумана, 1' },
    });
    changeBasket((goods) => withPackWay(goods, 'g', null));
    expect(paidLines(basketKinds, readBasket()).tickets[0]).toMatchObject({ delivery_public_id: null, delivery: null });
  });
});

describe('insurance', () => {
  it('of a ticket takes its person and stands in its group', () => {
    changeBasket(() => [ticket('t')]);
    insureTicket(offer(), 't');
    const [line] = readBasket().filter(isInsurance);
    const taken = { default: true, preReg: 'ok', isErrorTab: false };
    expect(line).toMatchObject({ groupId: 'g', abid: 't', ...taken, start_date: 1_800_000_000 });
    expect(readBasket().find(isTicket)).toMatchObject({
      isAddInsurance: true,
      insurancePublic_id: 'day',
      insurance_cost: offer().price,
    });
    expect(Object.keys(paidLines(basketKinds, readBasket()).insurances[0] ?? {})).not.toContain('first_name');
    removeBasketLine(line?.unique_id ?? '');
    expect(readBasket()).toMatchObject([{ unique_id: 't', isAddInsurance: false, abid: null }]);
    expect(insureTicket(offer(), 'gone')).toBeNull();
  });

  it('of its own asks for a person until nothing is wrong', () => {
    const id = addInsurance(offer({ isStartDate: false }), { race: raceOfFormat(format) });
    expect(readBasket()).toMatchObject([
      { preReg: '', isErrorTab: true, default: false, start_date: null, groupId: 'insurance' },
    ]);
    setInsured(id, { first_name: 'Иван' }, false);
    expect(readBasket()).toMatchObject([{ preReg: '', isErrorTab: true, first_name: 'Иван' }]);
    setInsured(id, {}, true);
    expect(readBasket()).toMatchObject([{ preReg: 'ok', isErrorTab: false }]);
  });
});

describe('lines of a payment', () => {
  it('are sorted by kind and keep their order', () => {
    const recipient = { name: 'Анна', email: 'anna@mail.ru', text: '', send_at: null };
    addCertificate(
      { public_id: 'gift', title: '3 000', price: 3000, picture: 'p', text: '' },
      {
        recipient,
        count: 2,
      },
    );
    changeBasket((goods) => [...goods, ticket('t')]);
    addShopItem(product(), { size: 'M' });
    const lines = paidLines(basketKinds, readBasket());
    expect(lines.tickets.map(({ unique_id }) => unique_id)).toEqual(['t']);
    expect(lines.shop).toHaveLength(1);
    expect(lines.certificates).toMatchObject([{ public_id: 'gift', count: 2, recipient }]);
    expect(quotedLines(basketKinds, readBasket()).certificates[0]).not.toHaveProperty('recipient');
  });
});
