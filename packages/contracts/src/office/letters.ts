import { letterStates } from '@trassa/rules';
import { z } from 'zod';
import { Unix } from '../entities/basic.ts';
import { Masked } from './list.ts';

/** A letter about a thing, on its card. */
export const OfficeLetter = z.object({
  channel: z.enum(['mail', 'sms']),
  template: z.string(),
  to: Masked.nullable(),
  state: z.enum(letterStates),
  attempts: z.int(),
  created: Unix,
  sent: Unix.nullable(),
});
export type OfficeLetter = z.infer<typeof OfficeLetter>;
