import { api, type PaymentAnswer, type Ticket } from '@trassa/contracts';
import { expect } from '@playwright/test';
import { bornBefore, suitableAge } from './participant.ts';
import type { Member } from './member.ts';
import type { Offer, Season } from './season.ts';
import { packed, packedNames, payloads } from './xss-payloads.ts';

type Answer = { status: number; text: string };
type Sent = { token?: string; body?: unknown; form?: FormData };

/** A call past every form; its answer is JSON that no browser takes for a page, and no payload breaks the server. */
export const send = async (site: string, method: string, path: string, sent: Sent = {}): Promise<Answer> => {
  const { token, body, form } = sent;
  const answer = await fetch(`${site}${path}`, {
    method,
    headers: { ...(token ? { authorization: token } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : form ? { body: form } : {}),
  });
  const text = await answer.text();
  expect(answer.status, `${method} ${path} ${JSON.stringify(body)}: ${text}`).toBeLessThan(500);
  expect(answer.headers.get('content-type'), path).toMatch(/^application\/json/);
  expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
  return { status: answer.status, text };
};

const isoDate = (russian: string): string => russian.split('.').toReversed().join('-');

const asksOnly =
  (fits: (offer: Offer) => boolean) =>
  (offer: Offer): boolean => {
    const { format } = offer;
    const isOpen = format.sale_state === 'open' && offer.card.sale_state === 'open' && format.preregistration;
    const isBare = !format.license && !format.select && !format.booked_numbers && !format.regions.length;
    return isOpen && isBare && !format.clusters.length && !format.team_all && fits(offer);
  };
const leftIn = ({ format }: Offer): number => format.tickets_left[format.kinds[0] ?? 'athlete'] ?? 0;

/** Formats that ask a name only, a free answer, a team. */
const offersOf = (season: Season) => ({
  names: season.find(
    'virtual format',
    asksOnly((one) => one.format.online && leftIn(one) > 200),
  ),
  answers: season.find(
    'format with a free answer',
    asksOnly(
      (one) => one.format.additional_fields.filter(({ type }) => type === 'text').length === 2 && leftIn(one) >= 40,
    ),
  ),
  teams: season.find(
    'format with open teams',
    asksOnly((one) => one.format.isTeam && leftIn(one) >= 20),
  ),
});

const lineOf = ({ format }: Offer, info: object, fields: object = {}) => ({
  unique_id: crypto.randomUUID(),
  groupId: format.public_id,
  format_public_id: format.public_id,
  kind: format.kinds[0] ?? 'athlete',
  count: 1,
  preReg: 'ok',
  info: {
    first_name: 'Анна',
    last_name: 'Ветрова',
    phone: '+79161234567',
    gender: 'female',
    birth_date: isoDate(bornBefore(format, suitableAge(format))),
    ...info,
  },
  ...fields,
});

/** Begins the payment of tickets whose every text is a payload: names, free answers, names and codes of teams. */
export const orderEverything = async (season: Season, site: string, member: Member): Promise<PaymentAnswer> => {
  const { names, answers, teams } = offersOf(season);
  const { values: sizes } = await member.client(api.events.shirts, {
    params: { event_city: teams.card.public_id },
  });
  const questions = answers.format.additional_fields;
  const free = packed(500);
  const isText = (n: number): boolean => questions[n]?.type === 'text';
  const answered = (): object =>
    Object.fromEntries(questions.map(({ name }, n) => [name, isText(n) ? free.pop() : true]));
  const size = sizes.find(({ count }) => count > 20)?.size;
  const texts = packedNames();
  /** The texts in pairs: enough for all of them to stand in a last name or in a first one. */
  const named = (n: number): object => ({
    last_name: texts[(2 * n) % texts.length],
    first_name: texts[(2 * n + 1) % texts.length],
    second_name: texts[(2 * n + 21) % texts.length],
    school: payloads[n]?.slice(0, 64),
  });
  const team = (n: number): object => ({ title: texts[n + 10], code: payloads[n]?.slice(0, 32) });
  const tickets = [
    ...Array.from({ length: 15 }, (_, n) => lineOf(names, named(n))),
    ...Array.from({ length: 10 }, (_, n) => lineOf(teams, { ...named(n + 15), item_size: size }, { team: team(n) })),
    ...Array.from({ length: 4 }, () => lineOf(answers, answered())),
  ];
  const body = { tickets, email: member.email, agree: true };
  const answer = await send(site, 'POST', '/api/payment', { token: member.token, body });
  expect(answer.status, answer.text).toBe(200);
  return JSON.parse(answer.text) as PaymentAnswer;
};

export const payAtBank = async (site: string, member: Member, order: string): Promise<Ticket[]> => {
  const paid = await send(site, 'POST', `/api/payment/sandbox/${order}`, { body: { result: 'paid' } });
  expect(paid.status, paid.text).toBe(200);
  return (await member.client(api.tickets.mine, {})).values;
};
