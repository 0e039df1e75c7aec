import type { Call } from '@trassa/contracts';
import type { Answer, Args, Light } from '@trassa/contracts/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../api/use-act.ts';
import { type Edit, findDraft, keepDraft } from './drafts.ts';
import { type Base, type Conflict, conflictOf, isSame, leftOf, type Meeting, meetingsOf, without } from './merge.ts';

/** Others who save at the same moment, again and again, are met so many times before the person is told. */
const mostTries = 5;

type Options<Values, C extends Call> = {
  call: Light<C>;
  /** As it was read last; what is being edited stays on the version on which it was begun. */
  newest: Base<Values>;
  /** `values`: as they will be, for what goes with a change. */
  argsOf(patch: Partial<Values>, version: number, values: Values): Args<C>;
  /** Unsaved changes are offered after a reload under this name; without it they are not kept. */
  draftKey?: string;
  /** When it is saved, before things are read anew. */
  leave?(answer: Answer<C>): unknown;
};

/** A card that several edit (3.1): values, changes that are not saved, and what happens when somebody else was quicker. */
export type Versioned<Values> = {
  readonly values: Values;
  readonly version: number;
  readonly patch: Partial<Values>;
  /** Changed fields. */
  readonly count: number;
  set<Field extends keyof Values>(field: Field, value: Values[Field]): void;
  undo(): void;
  save(): void;
  readonly isBusy: boolean;
  /** Of the last saving, a conflict apart. */
  readonly error: Error | null;
  /** Both have changed these: a choice for each, then `settle`. */
  readonly meetings: readonly Meeting[];
  settle(theirs: ReadonlySet<string>): void;
  /** Decides nothing yet: the next saving asks again. */
  later(): void;
  /** Changes that a reload has left, until they are taken or dropped. */
  readonly draft: { take(): void; drop(): void } | null;
};

export const useVersioned = <Values extends object, C extends Call>({
  call,
  newest,
  argsOf,
  draftKey,
  leave,
}: Options<Values, C>): Versioned<Values> => {
  const act = useAct(call, { ...(leave && { leave }) });
  const [edit, setEdit] = useState<Edit<Values> | null>(null);
  const queries = useQueryClient();
  const [met, setMet] = useState<{ readonly next: Edit<Values>; readonly meetings: readonly Meeting[] } | null>(null);
  const [kept, setKept] = useState(() => (draftKey === undefined ? null : findDraft<Values>(draftKey)));
  const base = edit?.base ?? newest;
  const patch: Partial<Values> = edit?.patch ?? {};

  const put = (next: Edit<Values> | null): void => {
    const isEmpty = next === null || Object.keys(next.patch).length === 0;
    setEdit(isEmpty ? null : next);
    setKept(null);
    if (draftKey !== undefined) keepDraft(draftKey, isEmpty ? null : next);
  };

  /** Nothing that was typed is lost: the changes stand on what the other one has saved, at once or after a choice. */
  const meet = async (sent: Edit<Values>, conflict: Conflict<Values>, tries: number): Promise<void> => {
    const next = {
      base: { values: conflict.current, version: conflict.version },
      patch: leftOf(sent.patch, conflict.current),
    };
    const meetings = meetingsOf(sent.patch, sent.base.values, conflict);
    if (meetings.length > 0) return setMet({ next, meetings });
    put(next);
    return tries < mostTries ? send(next, tries + 1) : undefined;
  };

  const send = async (sent: Edit<Values>, tries = 0): Promise<void> => {
    if (Object.keys(sent.patch).length === 0) {
      await queries.invalidateQueries();
      return put(null);
    }
    try {
      await act.mutateAsync(argsOf(sent.patch, sent.base.version, { ...sent.base.values, ...sent.patch }));
      put(null);
    } catch (error) {
      const conflict = conflictOf<Values>(error);
      if (conflict) await meet(sent, conflict, tries);
    }
  };

  return {
    values: { ...base.values, ...patch },
    version: base.version,
    patch,
    count: Object.keys(patch).length,
    set: (field, value) => {
      const typed: Partial<Values> = { ...patch, [field]: value };
      if (isSame(value, base.values[field])) delete typed[field];
      put({ base, patch: typed });
    },
    undo: () => {
      act.reset();
      put(null);
    },
    save: () => {
      if (edit) void send(edit);
    },
    isBusy: act.isPending,
    error: conflictOf(act.error) ? null : act.error,
    meetings: met?.meetings ?? [],
    settle: (theirs) => {
      if (!met) return;
      const next = { base: met.next.base, patch: without(met.next.patch, theirs) };
      setMet(null);
      put(next);
      void send(next);
    },
    later: () => setMet(null),
    draft: kept && {
      take: () => put(kept),
      drop: () => put(null),
    },
  };
};
