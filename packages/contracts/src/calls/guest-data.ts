import { z } from 'zod';
import { call } from '../call.ts';
import { Message } from '../entities/basic.ts';

const code = z.string().max(200);

/** ＋DEC-120: what a guest may do with the data of his address, by a letter. */
export const guestData = {
  ask: call({
    method: 'POST',
    path: '/api/guest/data/code',
    auth: 'none',
    summary: 'Mails the way to the data of an address; answers the same whether there is any',
    body: z.object({ email: z.string().max(300) }),
    responses: { 200: Message },
  }),
  export: call({
    method: 'POST',
    path: '/api/guest/data/export',
    auth: 'none',
    summary: 'All data of the address of the letter as a JSON file',
    body: z.object({ code }),
    raw: true,
    responses: {},
  }),
  erase: call({
    method: 'DELETE',
    path: '/api/guest/data',
    auth: 'none',
    summary: 'Erases the data of the address of the letter; paid documents are kept for the legal term',
    body: z.object({ code, force: z.boolean().optional() }),
    responses: { 200: Message },
  }),
};
