import { newsVersionsKept } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import type { By } from './viewer.ts';

export type NewVersion<Content> = {
  /** Internal id of what it is a version of. */
  readonly of: number;
  readonly number: number;
  readonly content: Content;
  readonly restoredFrom: number | null;
  readonly createdAt: Date;
  readonly createdBy: number | null;
  readonly publishedAt: Date | null;
};

/** The table where versions of one kind of thing stand. */
type Table<Content> = {
  last(tx: Tx, of: number): Promise<number>;
  insert(tx: Tx, version: NewVersion<Content>): Promise<void>;
  forget(tx: Tx, of: number, upTo: number): Promise<void>;
  mark(tx: Tx, of: number, number: number, at: Date): Promise<void>;
};

/** The locked thing as the site shows it, or would. */
type Versioned<Content> = {
  readonly id: number;
  readonly live: Content;
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
};

/** Versions of things whose words are written beside what the site shows (BO-091). */
export const versionsIn = <Content>({ last, insert, forget, mark }: Table<Content>) => {
  /** Number of the latest version; a thing that was there before versions were kept has its first one now. */
  const latest = async (tx: Tx, thing: Versioned<Content>): Promise<number> => {
    const number = await last(tx, thing.id);
    if (number > 0) return number;
    await insert(tx, {
      of: thing.id,
      number: 1,
      content: thing.live,
      restoredFrom: null,
      createdAt: thing.createdAt,
      createdBy: null,
      publishedAt: thing.publishedAt,
    });
    return 1;
  };
  return {
    /** The first version of a thing that was made now. */
    begin: (tx: Tx, of: number, content: Content, { userId, now }: By): Promise<void> =>
      insert(tx, {
        of,
        number: 1,
        content,
        restoredFrom: null,
        createdAt: now,
        createdBy: userId,
        publishedAt: null,
      }),
    /** What is written becomes a version of the locked thing; the oldest ones go. */
    async keep(
      tx: Tx,
      thing: Versioned<Content>,
      written: { readonly content: Content; readonly restoredFrom: number | null },
      { userId, now }: By,
    ): Promise<void> {
      const number = (await latest(tx, thing)) + 1;
      await insert(tx, { of: thing.id, number, ...written, createdAt: now, createdBy: userId, publishedAt: null });
      await forget(tx, thing.id, number - newsVersionsKept);
    },
    /** The latest version is the one that the site shows from this moment on. */
    async noteShown(tx: Tx, thing: Versioned<Content>, at: Date): Promise<void> {
      await mark(tx, thing.id, await latest(tx, thing), at);
    },
  };
};
