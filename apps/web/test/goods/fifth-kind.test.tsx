import type { OrderView, OwnOrderDetail, Quote } from '@trassa/contracts';
import { createApi } from '@trassa/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Obstacle } from '../../app/features/checkout/checkout.tsx';
import { placeOrder } from '../../app/features/checkout/pay.ts';
import { sortProblem } from '../../app/features/checkout/payment-problem.ts';
import { changedPrices } from '../../app/features/checkout/changed-prices.ts';
import { WaitingGoods } from '../../app/features/checkout/waiting-goods.tsx';
import { PurchaseLines } from '../../app/features/my-orders/purchase-lines.tsx';
import { OrderPaid } from '../../app/features/order/order-paid.tsx';
import { basketKinds } from '../../app/goods/basket-kinds.ts';
import { purchaseKinds } from '../../app/goods/purchase-kinds.ts';
import { thanksKinds } from '../../app/goods/thanks-kinds.ts';
import { useLineForms } from '../../app/goods/use-line-forms.ts';
import { BasketContents } from '../../app/routes/basket/basket-contents.tsx';
import { useObstacles } from '../../app/routes/basket/use-obstacles.ts';
import { useSummary } from '../../app/routes/basket/use-summary.ts';
import type { BasketItem } from '../../app/shared/basket/items/basket-item.ts';
import { ErrorSummary } from '../../app/shared/ui/states/error-summary.tsx';
import { draw } from './draw.tsx';
import { parkingPurchase, parkingThanks } from './parking/parking-bought.ts';
import { parkingKind } from './parking/parking-kind.tsx';
import { kindsWithParking, parkingItem, type ParkingItem } from './parking/parking-line.ts';

const kinds = [...basketKinds, parkingKind];
const basketOf = (fields: Partial<ParkingItem> = {}) => [parkingItem(fields)] as unknown as BasketItem[];
const buyer = { email: 'anna@mail.ru', phone: '', mailing: false, register: false };
const quoteOf = (totalCost: number): Quote => ({
  lines: [
    { unique_id: 'p', price: 400, count: 2, totalCost, discount: 800 - totalCost, reason: null, promocode_count: 0 },
  ],
  delivery: 0,
  discount: 0,
  certificates: [],
  shipments: [],
  total: totalCost,
  amount: totalCost,
});
const order = {
  tickets: [],
  shop: [],
  insurances: [],
  certificates: [],
  parkings: [
    { public_id: 'car-park', unique_id: 'p', title: 'У стадиона', plate: 'А123ВС77', count: 2, totalCost: 800 },
  ],
  email: 'anna@mail.ru',
  status: 'paid',
  amount: 800,
  public_id: 'order',
  expires_at: null,
  pay_again: false,
  delivery: 0,
  certificates_amount: 0,
  confirmation: null,
} as OrderView;

const Basket = (props: { goods: readonly BasketItem[] }) => <BasketContents kinds={kinds} {...props} />;

const ignore = (): void => undefined;

type ProbeProps = { goods: readonly BasketItem[]; onFound(found: readonly Obstacle[]): void };

const Probe = ({ goods, onFound }: ProbeProps) => {
  const forms = useLineForms();
  onFound(useObstacles({ kinds, goods, quote: null, buyer, isAgreed: true, forms, delivery: {}, onDelivery: ignore }));
  return null;
};

/** Reasons why nothing can be paid, as they stand at the button. */
const obstaclesOf = (goods: readonly BasketItem[]): readonly Obstacle[] => {
  const found: Obstacle[] = [];
  draw(<Probe goods={goods} onFound={(obstacles) => found.push(...obstacles)} />);
  return found;
};

afterEach(() => vi.unstubAllGlobals());

describe('a fifth kind of goods', () => {
  it('stands on the basket page and among its sums, at the price that was asked for its line', () => {
    const goods = basketOf();
    const lines = { tickets: [], insurances: [], shop: [], certificates: [] };
    const page = draw(<Basket goods={goods} />, (client) =>
      client.setQueryData(
        [
          'basket-price',
          { ...lines, parkings: [{ unique_id: 'p', public_id: 'car-park', count: 2 }], certificate_codes: [] },
        ],
        quoteOf(720),
      ),
    );
    expect(page).toMatch(/<h2[^>]*>Места на парковке<.*<h3 id="line-p"[^>]*>У стадиона</s);
    expect(page).toMatch(/Парковка<\/dt><dd>2<.*У стадиона × 2<\/dt><dd>800 ₽<.*Итого<.*720 ₽/s);
  });

  it('is asked where to when it is carried to the buyer, with no goods of the shop beside it', () => {
    const carried = basketOf().map((line) => ({ ...line, needsDelivery: true }));
    const [obstacle] = obstaclesOf(carried);
    expect(obstacle?.reason).toBe('delivery');
    expect(draw(<Basket goods={carried} />)).toContain('--h:420px');
    expect(draw(<Basket goods={basketOf()} />)).not.toContain('--h:420px');
  });

  it('is paid by a request that a server which sells it accepts', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
    vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      const answer = {
        redirect_url: '/',
        form: {},
        token: null,
        user: null,
        order: { public_id: 'order', amount: 800 },
      };
      return Response.json(answer);
    });
    await placeOrder(kinds, { goods: basketOf(), buyer, amount: 800, certificateCodes: [] });
    const { body } = createApi(kindsWithParking).orders.pay;
    expect(body.parse(sent[0]).parkings).toEqual([
      { unique_id: 'p', public_id: 'car-park', count: 2, plate: 'А123ВС77' },
    ]);
  });

  it('says at its own field what is wrong with it, and the summary of errors leads there', () => {
    const goods = basketOf();
    const answer = { message: 'Проверьте данные', errors: { 'parkings.0.plate': 'Введите номер машины' } };
    const problem = sortProblem(kinds, answer, goods);
    const { Groups } = parkingKind;
    const Page = () => {
      const forms = useLineForms();
      const items = useSummary({ kinds, goods, forms, problem, delivery: [] });
      const page = { goods, quote: null, problem, forms, delivery: { problems: {}, isShown: false }, onEdit: ignore };
      return (
        <>
          <ErrorSummary items={items} />
          <Groups lines={goods} page={page} />
        </>
      );
    };
    const page = draw(<Page />);
    expect(page).toContain('<a href="#p-plate">У стадиона: номер машины</a>');
    expect(page).toMatch(/<input[^>]* id="p-plate"/);
    expect(page).toMatch(/Введите номер машины/);
    expect(sortProblem(kinds, { message: '', errors: { 'parkings.0.count': 'Мест нет' } }, goods).lines).toEqual({
      p: ['Мест нет'],
    });
  });

  it('keeps the pay button off while it is unfinished, and leads to its field', () => {
    const focused: string[] = [];
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
    vi.stubGlobal('document', { getElementById: (id: string) => void focused.push(id) });
    const [obstacle, ...others] = obstaclesOf(basketOf({ plate: '' }));
    expect(others).toEqual([]);
    expect(obstacle?.text).toBe('впишите номер машины: У стадиона');
    obstacle?.onOpen();
    expect(focused).toEqual(['p-plate']);
    expect(obstaclesOf(basketOf())).toEqual([]);
  });

  it('is named when its price changed, and in an order that waits for its money', () => {
    expect(changedPrices(kinds, basketOf(), quoteOf(800), quoteOf(720)).lines).toEqual([
      { ids: ['p'], before: 800, after: 720 },
    ]);
    expect(draw(<WaitingGoods kinds={kinds} order={order} />)).toContain('мест на парковке: 2');
  });

  it('is thanked for with what comes next', () => {
    const page = draw(<OrderPaid kinds={[...thanksKinds, parkingThanks]} order={order} />);
    expect(page).toMatch(/У стадиона.*× 2.*800/s);
    expect(page).toContain('Пропусков: 1.');
  });

  it('stands among the purchases of a person by its name, with the way to what was made of it', () => {
    const line = { selector: 'parking', unique_id: 'p', title: 'У стадиона', count: 2, discount: 0, totalCost: 800 };
    const issued = [{ public_id: 'pass', number: '17', state: 'held' }];
    const own = { lines: [{ ...line, issued }], delivery: 0, certificates_amount: 0, total: 800, amount: 800 };
    const page = draw(
      <PurchaseLines kinds={[...purchaseKinds, parkingPurchase]} order={own as unknown as OwnOrderDetail} />,
    );
    expect(page).toContain('Пропуск на парковку');
    expect(page).toMatch(/href="\/me\/parking\/pass"[^>]*>Пропуск 17</);
  });
});
