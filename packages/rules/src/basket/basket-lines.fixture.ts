import type { BasketTicketLine } from '../goods/tickets-in-basket.ts';
import type { BasketLine, Carries } from './basket-line.ts';

// Lines of a basket for tests.

/** The fifth kind is one of a test: a pass that others hang on, as on a ticket. */
export const carries: Carries = ({ selector }) => selector === 'ticket' || selector === 'pass';
export type Line = BasketLine | BasketTicketLine;
export const counter = (from = 0) => {
  let next = from;
  return () => `id${++next}`;
};
const common = {
  groupId: 'g1',
  count: 1,
  price: 1000,
  totalCost: 1000,
  abid: null,
  isAddInsurance: false,
  insurancePublic_id: null,
  insurancePrice: null,
};
export const ticket = (fields: Partial<BasketTicketLine> = {}): BasketTicketLine => ({
  ...common,
  unique_id: 't',
  public_id: 'f5',
  selector: 'ticket',
  format_public_id: 'f5',
  kind: 'athlete',
  promocode: null,
  preregistration: true,
  preReg: '',
  isErrorTab: false,
  hold_id: 'h1',
  addTicketToBasketTime: 5,
  info: null,
  license_file: null,
  file: null,
  number: null,
  insurance_cost: null,
  ...fields,
});
export const other = (fields: Partial<BasketLine> = {}): BasketLine => ({
  ...common,
  unique_id: 's',
  public_id: 'p',
  selector: 'shop',
  groupId: 'gs',
  ...fields,
});
export const insurance = (fields: Partial<BasketLine> = {}): BasketLine =>
  other({ unique_id: 'i', selector: 'insurance', public_id: 'offer', price: 200, totalCost: 200, ...fields });
export const ids = (goods: readonly BasketLine[]) => goods.map(({ unique_id }) => unique_id);
/** A line of a kind that no rule knows: places on it are held, and others may hang on it. */
export const pass = (fields: Partial<BasketLine> = {}): BasketLine =>
  other({ unique_id: 'x', selector: 'pass', groupId: 'gx', addTicketToBasketTime: 5, ...fields });
