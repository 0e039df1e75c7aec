import { z } from 'zod';
import { call } from '../call.ts';
import { Id, Message } from '../entities/basic.ts';

const code = z.object({ code: z.string().max(200) });

/** ＋ Letters before the sale of a start opens. */
export const reminders = {
  ask: call({
    method: 'POST',
    path: '/api/reminder/{event_city}',
    auth: 'optional',
    summary: 'Asks for letters before the sale opens; answers the same whoever asked already',
    params: z.object({ event_city: Id }),
    /** Without an e-mail: to the own confirmed one. */
    body: z.object({ email: z.string().max(300).nullish(), agree: z.boolean().nullish() }),
    responses: { 200: Message },
  }),
  confirm: call({
    method: 'PUT',
    path: '/api/reminder/confirm/{code}',
    auth: 'none',
    summary: 'Confirms the letters by the first one',
    params: code,
    responses: { 200: Message },
  }),
  stop: call({
    method: 'PUT',
    path: '/api/reminder/stop/{code}',
    auth: 'none',
    summary: 'No more letters about this opening; works twice',
    params: code,
    responses: { 200: Message },
  }),
};
