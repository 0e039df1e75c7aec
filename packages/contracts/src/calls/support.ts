import { supportTypes, type SupportType } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';
import { Message } from '../entities/basic.ts';

export { supportTypes, type SupportType };

/** API §11: what the support popup and the forms of the pages send. */
export const support = {
  send: call({
    method: 'POST',
    path: '/api/support',
    auth: 'optional',
    summary: 'A request of a visitor',
    body: z.object({
      name: z.string().max(200),
      email: z.string().max(200),
      phone: z.string().max(40),
      text: z.string().max(5000),
      support_type: z.enum(supportTypes),
      /** Absent: agreed, as the form of the specification sends nothing of it. */
      agree: z.boolean().nullish(),
      mailing: z.boolean().nullish(),
      club: z.string().max(64).nullish(),
    }),
    responses: { 200: Message },
  }),
};
