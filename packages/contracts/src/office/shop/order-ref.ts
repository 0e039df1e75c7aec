import { z } from 'zod';
import { Id } from '../../entities/basic.ts';

/** An order by its number; the id, which opens its page to anybody, is null for whoever may not see orders. */
export const OrderRef = z.object({ public_id: Id.nullable(), number: z.string() });
