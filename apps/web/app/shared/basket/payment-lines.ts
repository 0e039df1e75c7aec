import type { CertificateLine, InsuranceLine, ShopLine, TicketLine } from '@trassa/contracts';
import { parseIndex } from '@trassa/rules';
import {
  type BasketCertificate,
  type BasketInsurance,
  type BasketItem,
  type BasketShop,
  type BasketTicket,
  isCertificate,
  isInsurance,
  isShop,
  isTicket,
} from './items/basket-item.ts';

export type PaymentLines = {
  tickets: TicketLine[];
  shop: ShopLine[];
  insurances: InsuranceLine[];
  certificates: CertificateLine[];
};

/** A way of delivery; what is typed about the person and the house changes no price. */
const quotedDelivery = ({ delivery_public_id, delivery }: BasketShop | BasketTicket) => ({
  delivery_public_id,
  delivery: delivery && {
    location_id: delivery.location_id ?? null,
    index: parseIndex(delivery.index ?? ''),
    pickup_public_id: delivery.pickup_public_id ?? null,
  },
});

const quotedTicket = (line: BasketTicket): TicketLine => ({
  unique_id: line.unique_id,
  groupId: line.groupId,
  format_public_id: line.format_public_id,
  kind: line.kind,
  count: line.count,
  hold_id: line.hold_id,
  promocode: line.promocode,
  abid: line.abid,
  ...quotedDelivery(line),
});

const quotedShop = (line: BasketShop): ShopLine => ({
  unique_id: line.unique_id,
  public_id: line.public_id,
  count: line.count,
  size: line.size,
  proportion_public_id: line.proportion_public_id,
  promocode: line.promocode,
  currentPickupSelect: line.currentPickupSelect,
  format_public_id: line.format_public_id,
  abid: line.abid,
  ...quotedDelivery(line),
});

const quotedInsurance = (line: BasketInsurance): InsuranceLine => ({
  unique_id: line.unique_id,
  insurance: { public_id: line.insurance.public_id },
  count: line.count,
  abid: line.abid,
  promocode: line.promocode,
  format_public_id: line.format_public_id,
  default: line.default,
});

const quotedCertificate = ({ unique_id, public_id, count }: BasketCertificate): CertificateLine => ({
  unique_id,
  public_id,
  count,
});

/** What the price of the lines depends on, by kind, in the order of the basket (API §5.2). */
export const quotedLines = (goods: readonly BasketItem[]): PaymentLines => ({
  tickets: goods.filter(isTicket).map(quotedTicket),
  shop: goods.filter(isShop).map(quotedShop),
  insurances: goods.filter(isInsurance).map(quotedInsurance),
  certificates: goods.filter(isCertificate).map(quotedCertificate),
});

const paidTicket = (line: BasketTicket): TicketLine => ({
  ...quotedTicket(line),
  info: line.info,
  preReg: line.preReg,
  license_file: line.license_file,
  file: line.file,
  club: line.club,
  team: line.team,
  number: line.number,
  delivery: line.delivery,
});

const paidInsurance = (line: BasketInsurance): InsuranceLine => ({
  ...quotedInsurance(line),
  ...(line.default && line.abid
    ? {}
    : {
        first_name: line.first_name,
        last_name: line.last_name,
        second_name: line.second_name,
        phone: line.phone,
        gender: line.gender,
        birth_date: line.birth_date,
      }),
  start_date: line.start_date,
});

/** Lines of a payment: of a basket item only the fields that the server reads (API §5.2). */
export const paidLines = (goods: readonly BasketItem[]): PaymentLines => ({
  tickets: goods.filter(isTicket).map(paidTicket),
  shop: goods.filter(isShop).map((line) => ({ ...quotedShop(line), delivery: line.delivery })),
  insurances: goods.filter(isInsurance).map(paidInsurance),
  certificates: goods.filter(isCertificate).map((line) => ({ ...quotedCertificate(line), recipient: line.recipient })),
});
