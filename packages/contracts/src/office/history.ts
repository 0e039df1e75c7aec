import { z } from 'zod';
import { Id, Unix } from '../entities/basic.ts';

const HistoryEntry = z.object({
  public_id: Id,
  at: Unix,
  actor: z.object({ public_id: Id, name: z.string() }).nullable(),
  decider: z.object({ public_id: Id, name: z.string() }).nullable(),
  act: z.string().nullable(),
  /** Of the history of a thing with its parts: the part that it was done to, as it was called then; null: the thing itself. */
  part: z.string().nullable(),
  /** Personal values are masked. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  result: z.enum(['done', 'refused']),
  code: z.string().nullable(),
  /** How many equal looks or refusals it stands for. */
  count: z.int(),
});

export const historyQuery = z.object({ cursor: Id.optional() });
/** What was done to a thing, newest first; `next`: the cursor of the page after it. */
export const History = z.object({ values: z.array(HistoryEntry), next: z.string().nullable() });
export type History = z.infer<typeof History>;
