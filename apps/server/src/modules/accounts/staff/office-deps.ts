import type { Language } from '@trassa/contracts';
import type { History } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import type { Block } from '../../../kernel/block.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { OfficeScope } from '../../../kernel/office-scope.ts';
import type { Database, Executor } from '../../../platform/database/index.ts';
import type { NoteSearch } from '../../finder/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';

type Within = { readonly scope: OfficeScope; readonly language: Language };
/** `about`: ids of what is in scope; null: everything is. */
export type LettersOf = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly about: readonly string[] | null;
};

/** Ports: what owners tell of a person to the staff. */
export type PersonOwners = {
  tickets(db: Executor, userId: number, within: Within): Promise<Block<CardTicket>>;
  orders(db: Executor, userId: number, within: Within): Promise<Block<CardOrder>>;
  policies(db: Executor, userId: number): Promise<Block<CardPolicy>>;
  certificates(db: Executor, userId: number, email: string | null): Promise<Block<CardCertificate>>;
  clubs(db: Executor, userId: number): Promise<Block<CardClub>>;
  results(db: Executor, userId: number, within: Within): Promise<Block<CardResult>>;
  requests(db: Executor, userId: number, email: string | null): Promise<Block<CardRequest>>;
  letters(db: Executor, whose: LettersOf): Promise<Block<CardLetter>>;
  /** A letter to the person as it was queued; null: there is none of these templates. */
  findLetter(
    db: Executor,
    publicId: string,
    whose: LettersOf,
    templates: readonly string[],
  ): Promise<SentLetter | null>;
};

export type OfficePorts = {
  readonly owners: PersonOwners;
  /** By the connection of the asker: an act holds one already, and one that waits for a second may wait for itself. */
  readonly resolveReach: (db: Executor, reach: Reach) => Promise<OfficeScope>;
  /** What was done to a thing, for its own page. */
  readonly showHistory: (
    object: { readonly kind: string; readonly id: string },
    page: { readonly cursor: string | null; readonly language: Language },
  ) => Promise<History>;
  readonly noteSearch: NoteSearch;
};

export type OfficeDeps = OfficePorts & {
  readonly db: Database;
  readonly clock: Clock;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
  /** Hides the keys of limits. */
  readonly codesKey: Buffer;
};

type CardTicket = {
  readonly publicId: string;
  readonly number: string;
  readonly startNumber: number | null;
  readonly name: string;
  readonly status: string;
  readonly isHolder: boolean;
  readonly start: string;
  readonly startTitle: string;
  readonly startTime: Date;
  readonly format: string;
  readonly formatTitle: string;
};
type CardOrder = {
  readonly publicId: string;
  readonly createdAt: Date;
  readonly status: string;
  readonly total: Minor;
  readonly hidden: number;
};
type CardPolicy = {
  readonly publicId: string;
  readonly number: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
};
type CardCertificate = {
  readonly publicId: string;
  readonly amount: Minor;
  readonly balance: Minor;
  readonly validUntil: Date;
  readonly isBought: boolean;
};
type CardClub = { readonly publicId: string; readonly title: string; readonly joinedAt: Date };
type CardResult = {
  readonly publicId: string;
  readonly start: string;
  readonly startTitle: string;
  readonly startTime: Date;
  readonly status: string;
  readonly time: number | null;
  readonly place: number | null;
};
type CardRequest = {
  readonly publicId: string;
  readonly type: string;
  readonly state: string;
  readonly createdAt: Date;
};
type CardLetter = {
  readonly publicId: string;
  readonly createdAt: Date;
  readonly template: string;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly state: string;
  readonly attempts: number;
  readonly error: string | null;
};
type SentLetter = {
  readonly template: string;
  readonly recipient: string;
  readonly recipientName: string;
  readonly language: Language;
  readonly data: Readonly<Record<string, string | number>>;
};
