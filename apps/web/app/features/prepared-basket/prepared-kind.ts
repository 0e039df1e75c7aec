import type { EventCity, EventFormat } from '@trassa/contracts';
import type { Client } from '@trassa/contracts/client';
import type { Words } from '../../shared/basket/goods-kind.ts';
import type { PreparedLine } from './prepared-line.ts';

/** What a person looks at before agreeing; what could not be read is left out. */
export type Description = {
  readonly picture: string | null;
  readonly variant?: string | null;
  readonly race?: Pick<EventFormat, 'start_time' | 'timezone'> & Pick<EventCity, 'city'>;
};

/** A kind of goods in a prepared basket. */
export type PreparedKind = {
  readonly selector: string;
  /** The sign of a line without a picture. */
  readonly sign: string;
  pieces(words: Words, count: number): string;
  /** By public_id of the lines; absent: their title says everything. */
  describe?(client: Client, lines: readonly PreparedLine[]): Promise<(line: PreparedLine) => Description | undefined>;
  /** Puts a line into the basket as a press in the shop would: tickets are held, goods are offered as they are now. */
  put(line: PreparedLine): Promise<void>;
};

export type PreparedKinds = readonly PreparedKind[];

/** Why a line stays out, when the server does not say it in words. */
export class NotForSale extends Error {}
