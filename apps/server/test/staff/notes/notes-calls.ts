import { call, Id, Message, values } from '@trassa/contracts';
import { z } from 'zod';

const Note = z.object({ public_id: Id, start: z.string().nullable(), text: z.string() });
const params = z.object({ id: z.string().max(64) });
const body = z.object({ text: z.string().max(100) });

/** Calls of a back office that only the tests know: notes that belong to starts, and one of the house. */
export const notesCalls = {
  list: call({
    method: 'GET',
    path: '/api/admin/notes',
    auth: 'staff',
    right: 'orders.view',
    scope: 'list',
    act: null,
    summary: 'Notes of every start in reach',
    responses: { 200: values(z.array(Note)) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/notes/{id}',
    auth: 'staff',
    right: 'orders.view',
    scope: { kind: 'note', from: 'params.id' },
    act: 'note.view',
    summary: 'A note, and a trace of who read it',
    params,
    responses: { 200: values(Note) },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/notes',
    auth: 'staff',
    right: 'orders.edit',
    scope: { kind: 'start', from: 'body.start' },
    act: 'note.create',
    summary: 'A new note of a start',
    body: body.extend({ start: z.string().max(64) }),
    responses: { 200: values(Note) },
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/notes/{id}',
    auth: 'staff',
    right: 'orders.edit',
    scope: { kind: 'note', from: 'params.id' },
    act: 'note.change',
    summary: 'Another text',
    params,
    body,
    responses: { 200: Message },
  }),
  refund: call({
    method: 'POST',
    path: '/api/admin/notes/{id}/refund',
    auth: 'staff',
    right: 'refunds.request',
    scope: { kind: 'note', from: 'params.id' },
    act: 'note.refund',
    again: true,
    summary: 'Tells whether a second person is needed',
    params,
    responses: { 200: z.object({ approval: z.boolean() }) },
  }),
  house: call({
    method: 'PUT',
    path: '/api/admin/house',
    auth: 'staff',
    right: 'clubs.edit',
    scope: 'house',
    act: 'house.change',
    summary: 'What belongs to no start',
    responses: { 200: Message },
  }),
  forgetful: call({
    method: 'DELETE',
    path: '/api/admin/notes/{id}',
    auth: 'staff',
    right: 'orders.edit',
    scope: { kind: 'note', from: 'params.id' },
    act: 'note.remove',
    summary: 'A handler that breaks its type and answers without an entry',
    params,
    responses: { 200: Message },
  }),
};
