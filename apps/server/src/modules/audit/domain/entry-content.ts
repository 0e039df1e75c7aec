import type { AuditAct } from '@trassa/contracts';
import type { Places } from '@trassa/rules';

/** A value as the table holds it: a personal one enciphered (base64) under the key of its person. */
export type Kept = { readonly plain: unknown } | { readonly of: number; readonly sealed: string };
export type KeptChange = { readonly field: string; readonly before: Kept; readonly after: Kept };

/** All that an entry says, as it is sealed; nulls of the top level are left out, so that a later column breaks no seal. */
export type EntryContent = {
  readonly publicId: string;
  /** UTC with microseconds. */
  readonly at: string;
  readonly actor?: number;
  readonly from: 'office' | 'desk' | 'command' | 'system';
  readonly session?: string;
  readonly act?: AuditAct;
  readonly objectKind?: string;
  readonly objectId?: string;
  readonly objectTitle?: Kept;
  readonly places: Places;
  readonly changes: readonly KeptChange[];
  readonly reason?: Kept;
  readonly address?: Kept;
  readonly requestId?: string;
  readonly result: 'done' | 'refused';
  readonly code?: string;
  /** Who agreed to what the actor had asked for. */
  readonly decider?: number;
};

/** The same as a row answers it: what is left out is null. */
export type StoredContent = {
  readonly [K in keyof EntryContent]-?: undefined extends EntryContent[K]
    ? Exclude<EntryContent[K], undefined> | null
    : EntryContent[K];
};

/** What a row says. */
export const contentOf = (stored: StoredContent): EntryContent =>
  Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null)) as EntryContent;

export type SealedEntry = {
  readonly number: number;
  readonly content: EntryContent;
  readonly mac: Buffer;
  readonly seal: Buffer;
};
