import { CertificateLine, InsuranceLine, ShopLine, TicketLine } from '../entities/basket.ts';
import { OrderLine, OrderShopLine } from '../entities/order-line.ts';
import type { GoodsKinds } from './goods-kind.ts';

/** The kinds of goods that are sold. A further one is described in docs/domain/goods.md. */
export const goodsKinds = {
  ticket: { field: 'tickets', carries: true, line: TicketLine, view: OrderLine },
  shop: { field: 'shop', carries: false, line: ShopLine, view: OrderShopLine },
  insurance: { field: 'insurances', carries: false, line: InsuranceLine, view: OrderLine },
  certificate: { field: 'certificates', carries: false, line: CertificateLine, view: OrderLine },
} as const satisfies GoodsKinds;

/** A kind of goods. */
export type Selector = keyof typeof goodsKinds;
