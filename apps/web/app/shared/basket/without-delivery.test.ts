import { describe, expect, it } from 'vitest';
import type { BasketItem } from './items/basket-item.ts';
import { isDeliveryCounted } from './delivery-lines.ts';

const shirt = { selector: 'shop', unique_id: 's', needsDelivery: true } as BasketItem;
const handedOut = { selector: 'shop', unique_id: 'h', needsDelivery: false } as BasketItem;
const pack = { selector: 'ticket', unique_id: 't', sendsPack: true, delivery_public_id: 'post' } as BasketItem;
const shipment = (lines: string[]) => ({
  delivery_public_id: 'courier',
  method: 'Курьер',
  cost: 300,
  days_min: 1,
  days_max: 2,
  lines,
});

describe('isDeliveryCounted', () => {
  it('is said of a sum only when every parcel is in it', () => {
    expect(isDeliveryCounted([shirt], [])).toBe(false);
    expect(isDeliveryCounted([shirt], [shipment(['s'])])).toBe(true);
    expect(isDeliveryCounted([shirt, pack], [shipment(['s'])])).toBe(false);
    expect(isDeliveryCounted([handedOut], [])).toBe(true);
  });
});
