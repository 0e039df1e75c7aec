import type { Grant } from '@trassa/rules';
import type { AppOptions } from '../../../src/app.ts';
import { randomToken } from '../../../src/kernel/ids.ts';
import { notFound, ok, refuse } from '../../../src/kernel/result.ts';
import { actKeys } from '../../../src/modules/staff/index.ts';
import { bind, type FoundStaff, hashToken } from '../../../src/platform/http/index.ts';
import { notesCalls } from './notes-calls.ts';
import * as notes from './notes.repository.ts';

const eventOf = (start: string): string => (start === 'moscow' ? 'spring' : 'autumn');

type Session = { readonly loginOf: number; readonly found: FoundStaff };
export type Enter = (userId: number, grants: readonly Grant[], provenAt?: Date) => string;

/** A back office with sessions in memory: `enter` opens one and answers its cookie. */
export const createOffice = (): { staff: NonNullable<AppOptions['staff']>; enter: Enter } => {
  const sessions = new Map<string, Session>();
  const enter: Enter = (userId, grants, provenAt = new Date()) => {
    const cookie = randomToken();
    const session = { id: `session of ${userId}`, grants, provenAt, ways: ['totp'] as const };
    sessions.set(hashToken(cookie).toString('hex'), { loginOf: userId, found: { state: 'open', session } });
    return cookie;
  };
  const staff: NonNullable<AppOptions['staff']> = ({ db, clock }) => ({
    db,
    clock,
    async findStaff(login, cookieHash) {
      const kept = cookieHash && sessions.get(cookieHash.toString('hex'));
      return kept?.loginOf === login.userId ? kept.found : { state: 'closed', enrolled: true };
    },
    async placesOf(kind, id) {
      if (kind === 'start') return [{ event: eventOf(id), start: id }];
      const note = await notes.findNote(db, id);
      return note && (note.event === null ? [] : [{ event: note.event, start: note.start }]);
    },
    keys: actKeys,
    changesSince: async () => ({ changed_by: null, changed_at: null, changes: [] }),
    audit: {
      async note(executor, entry) {
        if (entry.reason === 'the audit is broken') throw new Error('the entry cannot be written');
        await notes.insertEntry(executor, entry);
      },
    },
    routes(app) {
      bind(app, notesCalls.list, async ({ staff: { reach } }) => ok({ values: await notes.selectNotes(db, reach) }));
      bind(app, notesCalls.read, ({ params, staff: { act } }) =>
        act(async (tx) => {
          const note = await notes.findNote(tx, params.id);
          return note ? ok({ answer: { values: note } }) : notFound();
        }),
      );
      bind(app, notesCalls.create, ({ body, staff: { act } }) =>
        act(async (tx) => {
          const note = { public_id: randomToken().slice(0, 12), start: body.start, text: body.text };
          await notes.insertNote(tx, { ...note, event: eventOf(body.start) });
          const object = { kind: 'note', publicId: note.public_id, title: note.text };
          return ok({ answer: { values: note }, object });
        }),
      );
      bind(app, notesCalls.change, ({ params, body, staff: { act } }) =>
        act(async (tx) => {
          const before = (await notes.findNote(tx, params.id))?.text;
          await notes.setText(tx, params.id, body.text);
          if (body.text === 'impossible') return refuse({ code: 'state' });
          const changes = [{ field: 'text', before, after: body.text }];
          return ok({ answer: { message: 'changed' }, changes, reason: body.text });
        }),
      );
      bind(app, notesCalls.refund, ({ staff: { act, needsApproval } }) =>
        act(async () => ok({ answer: { approval: needsApproval } })),
      );
      bind(app, notesCalls.house, ({ staff: { act } }) => act(async () => ok({ answer: { message: 'changed' } })));
      bind(app, notesCalls.forgetful, async () => ok({ message: 'forgotten' }) as never);
    },
  });
  return { staff, enter };
};
