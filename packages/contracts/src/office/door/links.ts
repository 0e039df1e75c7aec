import { z } from 'zod';
import { call } from '../../call.ts';
import { Message } from '../../entities/basic.ts';

/** What links of letters to the staff do: whoever opens one may have lost everything else. */
export const officeLinks = {
  notMe: call({
    method: 'POST',
    path: '/api/admin/not_me',
    auth: 'none',
    summary:
      '“It was not me”: ends every login, code and session of the person and blocks his second factor, by the code of a letter of the last week',
    body: z.object({ code: z.string().max(200) }),
    responses: { 200: Message },
  }),
};
