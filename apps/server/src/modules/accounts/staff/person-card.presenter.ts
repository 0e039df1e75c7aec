import type { OfficePerson } from '@trassa/contracts/office';
import { ageAt, maskEmail, maskName, maskPhone, orderNumber, siteTimezone } from '@trassa/rules';
import type { Block } from '../../../kernel/block.ts';
import { toUnix } from '../../../kernel/clock.ts';
import { maskedBy } from '../../../kernel/masking.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { stateOf } from '../domain/person-state.ts';
import { repeatable } from './letters-of-person.ts';
import type { PersonCard } from './show-person.ts';

const blockOf = <T, W>(block: Block<T> | null, present: (item: T) => W): { items: W[]; count: number } | null =>
  block && { items: block.items.map(present), count: block.count };

const nobody = { birthDate: null, extraContact: null, contactName: null, contactPhone: null, relation: null };

/**
 * GET /api/admin/people/{id}: e-mails and phones masked here, before they are answered; without the right to reveal neither age nor
 * contacts of somebody near (back-office.md 6.2).
 */
export const presentPerson = (card: PersonCard, now: Date): OfficePerson => {
  const { person } = card;
  // Whoever may reveal none of it is not shown that it is there either.
  const near = card.mayReveal ? person : nobody;
  const hidden = (value: string | null, mask: (text: string) => string) => maskedBy(mask, card.mayReveal)(value);
  return {
    public_id: person.publicId,
    name: [person.lastName, person.name].filter(Boolean).join(' '),
    second_name: person.secondName,
    email: hidden(person.email, maskEmail),
    phone: hidden(person.phone, maskPhone),
    age: near.birthDate === null ? null : ageAt(near.birthDate, toUnix(now), siteTimezone),
    can_reveal: card.mayReveal,
    extra_contact: hidden(near.extraContact, maskPhone),
    contact_name: hidden(near.contactName, maskName),
    contact_phone: hidden(near.contactPhone, maskPhone),
    relation: near.relation,
    gender: person.gender,
    language: person.language,
    mailing: person.mailing,
    since: toUnix(person.createdAt),
    roles: [...person.roles],
    state: stateOf(person),
    ways: {
      email_confirmed: person.isEmailConfirmed,
      phone_confirmed: person.isPhoneConfirmed,
      password: person.hasPassword,
      networks: [...person.networks],
    },
    tickets: blockOf(card.tickets, (ticket) => ({
      public_id: ticket.publicId,
      number: ticket.number,
      start_number: ticket.startNumber,
      name: ticket.name,
      status: ticket.status,
      holds: ticket.isHolder,
      start: { public_id: ticket.start, title: ticket.startTitle },
      start_time: toUnix(ticket.startTime),
      format: { public_id: ticket.format, title: ticket.formatTitle },
    })),
    orders: blockOf(card.orders, (order) => ({
      public_id: order.publicId,
      short: orderNumber(order.publicId),
      created: toUnix(order.createdAt),
      status: order.status,
      total: toRoubles(order.total),
      hidden_lines: order.hidden,
    })),
    policies: blockOf(card.policies, (policy) => ({
      public_id: policy.publicId,
      number: policy.number,
      from: toUnix(policy.startsAt),
      until: toUnix(policy.endsAt),
      state: policy.isCancelled ? 'cancelled' : 'valid',
    })),
    certificates: blockOf(card.certificates, (certificate) => ({
      public_id: certificate.publicId,
      amount: toRoubles(certificate.amount),
      balance: toRoubles(certificate.balance),
      until: toUnix(certificate.validUntil),
      bought: certificate.isBought,
    })),
    clubs: blockOf(card.clubs, ({ publicId, title, joinedAt }) => ({
      public_id: publicId,
      title,
      joined: toUnix(joinedAt),
    })),
    results: blockOf(card.results, (result) => ({
      public_id: result.publicId,
      start: { public_id: result.start, title: result.startTitle },
      start_time: toUnix(result.startTime),
      status: result.status,
      time_ms: result.time,
      place: result.place,
    })),
    letters: blockOf(card.letters, (letter) => ({
      public_id: letter.publicId,
      at: toUnix(letter.createdAt),
      template: letter.template,
      channel: letter.channel,
      to: letter.channel === 'mail' ? maskEmail(letter.recipient) : maskPhone(letter.recipient),
      state: letter.state,
      attempts: letter.attempts,
      error: letter.error,
      can_send_again: letter.channel === 'mail' && repeatable.includes(letter.template),
    })),
    consents: blockOf(card.consents, ({ createdAt, ...consent }) => ({ ...consent, at: toUnix(createdAt) })),
    requests: blockOf(card.requests, ({ publicId, type, state, createdAt }) => ({
      public_id: publicId,
      type,
      state,
      at: toUnix(createdAt),
    })),
    logins: blockOf(card.logins, (login) => ({
      public_id: login.publicId,
      method: login.method,
      device: login.device,
      place: login.place,
      at: toUnix(login.createdAt),
      last_used: toUnix(login.lastUsedAt),
      ended: login.isEnded,
    })),
  };
};
