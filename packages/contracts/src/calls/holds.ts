import { holdSeconds, ticketCountMax } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';
import { idParam, Kind, Message, Unix } from '../entities/basic.ts';
import { Hold } from '../entities/basket.ts';

const kind = Kind.optional();

/** API §5.1, DEC-59, DEC-60 */
export const holds = {
  create: call({
    method: 'POST',
    path: '/api/hold',
    auth: 'optional',
    summary: `Holds places for ${holdSeconds} s`,
    body: z.object({
      format_public_id: z.string().max(64),
      kind,
      count: z.number(),
      hold_id: z.string().max(64).nullish(),
    }),
    responses: { 200: Hold },
  }),
  change: call({
    method: 'PUT',
    path: '/api/hold/{id}',
    auth: 'optional',
    summary: 'Changes the count without prolonging',
    params: idParam,
    body: z.object({ count: z.number() }),
    responses: { 200: Hold },
  }),
  release: call({
    method: 'DELETE',
    path: '/api/hold/{id}',
    auth: 'optional',
    summary: 'Gives the places back',
    params: idParam,
    responses: { 200: Message },
  }),
  numbers: call({
    method: 'PUT',
    path: '/api/hold/{id}/numbers',
    auth: 'optional',
    summary: 'Books exactly these start numbers or seats for a hold, all or none',
    params: idParam,
    body: z.object({ numbers: z.array(z.int().min(1).max(1_000_000)).max(ticketCountMax) }),
    responses: { 200: z.object({ numbers: z.array(z.int()), expires_at: Unix }) },
  }),
  available: call({
    method: 'POST',
    path: '/api/event_format/{id}/available',
    auth: 'optional',
    summary: 'Checks before payment; reserves nothing',
    params: idParam,
    body: z.object({ kind, count: z.number(), hold_id: z.string().max(64).nullish() }),
    responses: {
      200: z.object({
        values: z.object({
          available: z.literal(true),
          tickets_left: Hold.shape.tickets_left,
          expires_at: Unix.nullable(),
        }),
      }),
    },
  }),
};
