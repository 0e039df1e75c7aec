import type { AuditAct } from '@trassa/contracts';
import type { Light } from '@trassa/contracts/client';
import type { BulkDeclaration, bulkOf, countOf } from '@trassa/contracts/office';
import type { Right } from '@trassa/rules';
import type { ReactNode } from 'react';

/** Of whichever list. */
type BulkCall = Light<ReturnType<typeof bulkOf<string, Right, AuditAct>>>;
type CountCall = Light<ReturnType<typeof countOf<string, Right>>>;

/** What a list lets do with many rows: its calls, and the acts that it declares. */
export type BulkOfList = {
  readonly call: BulkCall;
  readonly count: CountCall;
  readonly acts: Readonly<Record<string, BulkDeclaration>>;
  /** What an act will do, by what is said so far; `keys`: chosen rows of the page, `count`: of how many it is. */
  preview?(name: string, asked: PreviewAsked): ReactNode;
};

export type PreviewAsked = {
  readonly keys: ReadonlySet<string>;
  readonly count: number;
  readonly params: Readonly<Record<string, string>>;
};

/** How acts and what they ask are called. */
export type BulkWords = {
  act(name: string): string;
  param(name: string): string;
  paramValue(name: string, value: string): string;
};

/** Rows that an act is for: named ones, or all that the filters match, as many as were counted. */
export type BulkRows = { readonly ids: readonly string[] } | { readonly expected: number };
