import type { Right } from '@trassa/rules';
import { z } from 'zod';

/** Rows of a page of a list of the back office. */
export const listLimits = [25, 50, 100, 200] as const;
export type ListLimit = (typeof listLimits)[number];

/**
 * `search, sort=field|-field, cursor, limit`, and filters `f.name=value` (repeated: any of them), `f.name.from/.to`,
 * `f.name=none` (back-office.md 4.2). The declaration of the list says which there are, so the server answers an unknown one.
 */
export const ListQuery = z.record(
  z.string().max(80),
  z.union([z.string().max(1500), z.array(z.string().max(300)).max(100)]),
);

/** The count is right up to 10 000 rows; `exact: false`: there are more. A page without rows leads nowhere: begin anew. */
export const listOf = <T extends z.ZodType>(row: T) =>
  z.object({
    values: z.array(row),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    total: z.object({ count: z.int(), exact: z.boolean() }),
  });

/** A personal text as lists and cards show it; the whole one is asked for with a reason. */
export const Masked = z.object({ masked: z.string(), can_reveal: z.boolean() });
export type Masked = z.infer<typeof Masked>;

/**
 * `one_of`: words of a closed list, or public ids; `range`: bounds, from the first on – moments (unix seconds, or `today`, the
 * midnight of the house) before the last one, sums in roubles and counts up to it; `text`: as it is typed. `none`: also
 * `f.name=none`, rows that have nothing there.
 */
export type FilterDeclaration = { readonly none?: true } & (
  | { readonly kind: 'one_of'; readonly values: 'ids' | readonly string[] }
  | { readonly kind: 'range'; readonly of: 'moment' | 'money' | 'count' }
  | { readonly kind: 'text' }
);

/** An act on many rows: the right that each of them asks for, and what is done to take it back. */
export type BulkDeclaration = {
  readonly right: Right;
  /** Said once, for all of them. */
  readonly reason?: true;
  /** What else is said: words that are typed, or one of these. */
  readonly params?: Readonly<Record<string, 'text' | readonly string[]>>;
  readonly undo?: string;
};

/** What a list shows, is filtered and sorted by, written once: list, count, views and exports read it. */
export type ListDeclaration = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly filters: Readonly<Record<string, FilterDeclaration>>;
  /** Of what kind a sort is; it is never empty. */
  readonly sorts: Readonly<Record<string, 'moment' | 'number' | 'text'>>;
  /** `field` or `-field` */
  readonly defaultSort: string;
  /** Whether words may be searched. */
  readonly search: boolean;
  /** Built-in views: a view is a query of the list, nothing else. */
  readonly views: Readonly<Record<string, string>>;
  readonly bulk?: Readonly<Record<string, BulkDeclaration>>;
};

export const declareList = <const D extends ListDeclaration>(declaration: D): D => declaration;
