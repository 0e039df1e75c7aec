import { Id, Money, type Selector } from '@trassa/contracts';
import { z } from 'zod';

/** A pass for the car park of a start. */
export const ParkingLine = z.object({
  unique_id: z.string().min(1).max(64),
  public_id: z.string().max(64),
  count: z.int().min(1).max(10),
  plate: z.string().max(12),
  driver: z.string().max(64).nullish(),
  promocode: z.string().max(64).nullish(),
});
export type ParkingLine = z.infer<typeof ParkingLine>;

const ParkingView = z.object({
  public_id: Id,
  unique_id: z.string(),
  title: z.string(),
  plate: z.string(),
  count: z.int(),
  totalCost: Money,
});

export const parkingContract = { field: 'parkings', carries: true, line: ParkingLine, view: ParkingView };
/** The contract's own kinds do not know it. */
export const parking = 'parking' as Selector;
