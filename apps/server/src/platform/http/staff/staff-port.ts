import type { AuditAct } from '@trassa/contracts';
import type { Grant, Places } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Executor, Tx } from '../../database/index.ts';
import type { Idempotency } from '../idempotency.ts';
import type { Login } from '../types.ts';

/** A way by which a person of the staff can prove himself again. */
export type ProofWay = 'password' | 'totp' | 'passkey';

/** An open session of the back office. */
export type StaffSession = {
  readonly id: string;
  readonly grants: readonly Grant[];
  readonly provenAt: Date;
  readonly ways: readonly ProofWay[];
};
/** `closed`: none, ended, or of another login; `enrolled`: whether the person has a second factor at all. `elsewhere`: from a network that is not his. */
export type FoundStaff =
  | { readonly state: 'open'; readonly session: StaffSession }
  | { readonly state: 'closed'; readonly enrolled: boolean }
  | { readonly state: 'elsewhere' };

/** How a call comes: caused by no person, and from which address. */
export type Coming = { readonly isBackground: boolean; readonly address: string };

/**
 * Port: the session behind the cookie `staff` (its SHA-256, null without one), of this very login. A call in the background
 * was caused by no person and does not keep it open.
 */
export type FindStaff = (login: Login, cookieHash: Buffer | null, coming: Coming) => Promise<FoundStaff>;

/** What an act was done to, as people read it. `person`: whose it is, so that title and reason go with his erasure. */
export type ActObject = {
  readonly kind: string;
  readonly publicId: string;
  readonly title: string;
  readonly person?: number;
};
/** `person`: whose personal value it is (internal id); it goes with his erasure. */
export type Change = {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly person?: number;
};

export type AuditEntry = {
  readonly at: Date;
  /** null: nobody of the staff. */
  readonly actor: number | null;
  /** Who agreed to what the actor had asked for; absent: nobody had to. */
  readonly decider?: number;
  readonly from: 'office' | 'desk' | 'command' | 'system';
  readonly session: string | null;
  readonly act: AuditAct | null;
  readonly object: ActObject | null;
  readonly places: Places;
  readonly changes: readonly Change[];
  readonly reason: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
  readonly result: 'done' | 'refused';
  /** Of a refusal. */
  readonly code: string | null;
};

/** Port: writes an entry in the transaction of the change; what it throws rolls the change back. */
export type Audit = { note(db: Executor, entry: AuditEntry): Promise<void> };

/** What was done to a thing since a version of it, as its history tells it: a field once, with its last change. */
export type ChangedSince = {
  readonly changed_by: { readonly public_id: string; readonly name: string } | null;
  readonly changed_at: number | null;
  readonly changes: readonly {
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
    readonly by: { readonly public_id: string; readonly name: string } | null;
    readonly at: number;
  }[];
};

/** Port: acts that were committed, by the `Idempotency-Key` of their call and their person. */
export type ActKeys = {
  /** null: the key is free, and now this act's; else what an act of this key has answered. */
  take(
    tx: Tx,
    userId: number,
    idempotency: Idempotency,
    now: Date,
  ): Promise<{ readonly isSame: boolean; readonly answer: unknown } | null>;
  keep(tx: Tx, userId: number, key: string, answer: unknown): Promise<void>;
};

/** All that calls of the staff stand on. A server without it refuses every one of them. */
export type StaffPort = {
  readonly db: Database;
  readonly clock: Clock;
  readonly findStaff: FindStaff;
  /** Where a thing belongs, said by its owner; null: there is no such thing. */
  placesOf(kind: string, id: string): Promise<Places | null>;
  readonly audit: Audit;
  /** Port: what others have saved of a thing meanwhile. */
  changesSince(tx: Tx, object: ActObject, version: number): Promise<ChangedSince>;
  readonly keys: ActKeys;
};
