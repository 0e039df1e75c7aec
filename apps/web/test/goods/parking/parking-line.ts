import { CertificateLine, goodsKinds } from '@trassa/contracts';
import type { GoodsKind } from '../../../app/shared/basket/goods-kind.ts';
import { blankLine } from '../../../app/shared/basket/items/blank-line.ts';
import type { BasketCertificate } from '../../../app/shared/basket/items/basket-item.ts';

/** A pass for the car park of a start, as it lies in the basket. */
export type ParkingItem = Omit<BasketCertificate, 'selector' | 'recipient' | 'picture'> & {
  readonly selector: 'parking';
  readonly plate: string;
};
type ParkingLine = { unique_id: string; public_id: string; count: number; plate?: string };

/** The contract of a server that sells it as well. */
export const kindsWithParking = {
  ...goodsKinds,
  parking: {
    field: 'parkings',
    carries: false,
    line: CertificateLine.omit({ recipient: true }).extend({ plate: CertificateLine.shape.public_id }),
    view: goodsKinds.certificate.view.extend({ plate: CertificateLine.shape.public_id }),
  },
} as const;

export const parkingItem = (fields: Partial<ParkingItem> = {}): ParkingItem => ({
  ...blankLine,
  selector: 'parking',
  unique_id: 'p',
  public_id: 'car-park',
  groupId: 'parking',
  count: 2,
  price: 400,
  totalCost: 800,
  title: 'У стадиона',
  logo: null,
  plate: 'А123ВС77',
  ...fields,
});

const toQuote = ({ unique_id, public_id, count }: ParkingItem): ParkingLine => ({ unique_id, public_id, count });

export const parkingBase = { selector: 'parking', field: 'parkings', sumsPlace: 5 } as const;

export const parkingLines = {
  ...parkingBase,
  isGrouped: false,
  takesCertificates: true,
  toQuote,
  toPay: (line) => ({ ...toQuote(line), plate: line.plate }),
  fieldOf: (path) => (path === 'plate' ? path : null),
  nameOf: ({ title }) => title,
  section: () => 'Парковка',
  pieces: (_, count) => `мест на парковке: ${count}`,
} satisfies GoodsKind<ParkingItem, ParkingLine>;
