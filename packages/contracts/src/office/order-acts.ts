import { orderLetters } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';
import { idParam, Unix, values } from '../entities/basic.ts';
import { Version, versionAndReason } from './stamp.ts';

export const orderActNames = ['edit', 'cancel', 'pay_link'] as const;
const order = { kind: 'order', from: 'params.id' } as const;
const answer = { 200: z.object({ message: z.string() }) };

/** What the staff does with one order (back-office.md 4.4, 5.14). */
export const orderActs = {
  edit: call({
    method: 'PUT',
    path: '/api/admin/orders/{id}',
    auth: 'staff',
    right: 'orders.edit',
    scope: order,
    act: 'order.edit',
    summary: 'Where letters and calls about an order go, and a note of the staff',
    params: idParam,
    body: z.object({
      version: Version,
      email: z.string().max(300).optional(),
      /** '': none. */
      phone: z.string().max(40).optional(),
      note: z.string().trim().max(2000).optional(),
    }),
    responses: answer,
  }),
  cancel: call({
    method: 'POST',
    path: '/api/admin/orders/{id}/cancel',
    auth: 'staff',
    right: 'orders.edit',
    scope: order,
    act: 'order.cancel',
    summary: 'An order that waits for its money ends, all that it took is on sale again',
    params: idParam,
    body: versionAndReason,
    responses: answer,
  }),
  payLink: call({
    method: 'POST',
    path: '/api/admin/orders/{id}/pay_link',
    auth: 'staff',
    right: 'orders.edit',
    scope: order,
    act: 'order.pay_link',
    summary: 'Mails the buyer where an order that waits is paid, and answers it',
    params: idParam,
    body: z.object({ version: Version }),
    responses: { 200: values(z.object({ url: z.string(), expires: Unix })) },
  }),
  letters: call({
    method: 'POST',
    path: '/api/admin/orders/{id}/letters',
    auth: 'staff',
    right: 'orders.edit',
    scope: order,
    act: 'order.letter',
    summary: 'A letter about the order goes to its buyer once more; five a day of one order',
    params: idParam,
    body: z.object({ version: Version, template: z.enum(orderLetters) }),
    responses: answer,
  }),
};
