import type { MailingAudience, OfficeMailing } from '@trassa/contracts/office';
import { momentAt, noConditions, isoDay, siteTimezone } from '@trassa/rules';
import { sql } from 'kysely';
import { createUser } from '../../factories/accounts.ts';
import { unique } from '../../factories/events.ts';
import { buy, paymentBody, plainLine } from '../../factories/orders.ts';
import { createRunner } from '../../factories/tickets.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice, type Start } from '../office.ts';

export const content = {
  ru: {
    subject: 'Скоро старт, {имя|участник}',
    preheader: 'Как добраться',
    blocks: [
      { type: 'text', text: 'Ждём вас: {участники|вас}.' },
      { type: 'button', label: 'Открыть', link: '/cabinet' },
    ],
  },
  en: null,
};
export const newsContent = {
  ru: { subject: 'Новый сезон', preheader: '', blocks: [{ type: 'text', text: 'Здравствуйте, {имя|друг}.' }] },
  en: null,
};
const day = 86_400;

/** The next noon of the house: news may go, and sessions that are open now are asked for nothing. */
export const nextNoon = (): Date => {
  const now = Math.floor(Date.now() / 1000);
  const today = momentAt(isoDay(now, siteTimezone), '12:00', siteTimezone);
  return new Date((today > now ? today : today + day) * 1000);
};

/** The back office with mass letters, and the outbox that they leave by. */
export const openMailings = () => {
  const office = openOffice();
  const { app, ask, clock, db } = office;
  const create = async (by: Member, start: string | null, fields: object = {}): Promise<OfficeMailing> => {
    const answer = await ask('POST', '/mailings', {
      ...by,
      body: {
        title: unique('Письмо'),
        kind: start === null ? 'news' : 'service',
        start,
        content: start === null ? newsContent : content,
        conditions: noConditions,
        ...fields,
      },
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body['values'] as OfficeMailing;
  };
  const read = async (by: Member, id: string): Promise<OfficeMailing> =>
    (await ask('GET', `/mailings/${id}`, by)).body['values'] as OfficeMailing;
  const audience = async (
    by: Member,
    start: string | null,
    conditions: object = {},
    kind: string = start ? 'service' : 'news',
  ) => {
    const query = new URLSearchParams({
      kind,
      ...(start && { start }),
      conditions: JSON.stringify({ ...noConditions, ...conditions }),
    });
    const answer = await ask('GET', `/mailings/audience?${query.toString()}`, by);
    return { status: answer.status, values: answer.body['values'] as MailingAudience };
  };
  /** As many people as its card shows. */
  const seen = async (by: Member, id: string): Promise<number> => {
    const { start, conditions, kind } = await read(by, id);
    return (await audience(by, start?.public_id ?? null, conditions, kind)).values.count;
  };
  /** An act by the version that there is, unless another one is sent. */
  const act = async (by: Member, id: string, name: string, body: object = {}): Promise<Answer> => {
    const isSending = (one: string): boolean => one === 'send' || one === 'schedule';
    return ask(name === 'recall' ? 'PUT' : 'POST', `/mailings/${id}/${name}`, {
      ...by,
      body: { version: (await read(by, id)).version, ...(isSending(name) && { people: await seen(by, id) }), ...body },
    });
  };
  const drain = async (at: Date, rounds = 12): Promise<void> => {
    await sql`delete from letters where state = 'waiting' and template not like 'mailing%'`.execute(db());
    const before = clock();
    clock.set(at);
    for (let round = 0; round < rounds; round += 1) {
      await sql`delete from mailing_turns`.execute(db());
      await sql`update letters set next_attempt_at = now() where state = 'waiting'`.execute(db());
      const fed = await app().sweeps.sendMailings();
      if (fed + (await app().sweeps.sendLetters()) === 0) break;
    }
    clock.set(before);
  };
  return {
    ...office,
    create,
    read,
    act,
    /** Everything that may go at this moment goes. */
    drain,
    audience,
    /** Somebody who has bought so many places of a start. */
    buyer: async ({ format }: Start, count = 1, row: Record<string, unknown> = {}) => {
      const runner = await createRunner(app(), row);
      const { order } = await buy(app(), paymentBody([plainLine(format.publicId, count)], { email: runner.email }), {
        token: runner.token,
      });
      return { ...runner, order: order.public_id };
    },
    reader: async (row: Record<string, unknown> = {}) => {
      const email = `${unique('reader')}@example.org`;
      return { ...(await createUser(db(), { email, name: 'Ольга', mailing: true, ...row })), email };
    },
    /** Addresses of the letters of a mailing, as they were handed over. */
    sentTo: (subject: string): string[] =>
      app()
        .letters.filter((letter) => letter.subject.includes(subject))
        .map(({ to }) => to.address),
    /** Nobody else agrees to news any more. */
    silence: async () => {
      await sql`update users set mailing = false`.execute(db());
      await sql`update subscriptions set ended_at = now() where ended_at is null`.execute(db());
    },
    statesOf: async (id: string): Promise<Record<string, string>> => {
      const { rows } = await sql<{ address: string; state: string }>`
        select l.address, l.state from mailing_letters l join mailings m on m.id = l.mailing_id where m.public_id = ${id}`.execute(
        db(),
      );
      return Object.fromEntries(rows.map(({ address, state }) => [address, state]));
    },
  };
};
