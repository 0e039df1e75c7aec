import { z } from 'zod';
import { Id, Unix } from '../entities/basic.ts';

/** 1, 2, …: a change names the version that it was made of. */
export const Version = z.int().min(1).max(1_000_000_000);
/** null: the system. */
export const By = z.object({ public_id: Id, name: z.string() }).nullable();
export const stamp = { version: Version, created: Unix, updated: Unix, updated_by: By };

export const reason = z.string().trim().min(5, 'reason').max(500);

/** Why an act is done, where it has to be said. */
export const versionAndReason = z.object({ version: Version, reason });

/** The refusal 409 `conflict`: what stands now, and what others have changed since the version that was sent. */
export const ConflictAnswer = z.object({
  message: z.string(),
  code: z.literal('conflict'),
  current: z.record(z.string(), z.unknown()),
  version: Version,
  changed_by: By,
  changed_at: Unix.nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown(), by: By, at: Unix })),
});
