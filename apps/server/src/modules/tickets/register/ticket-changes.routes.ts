import { api, errorText, type MessageId, type Ticket } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { ok, type Result } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { type AnswerDeps, answerOffer } from '../transfer/answer-offer.ts';
import { disableTicket } from './disable-ticket.ts';
import { offerTicket } from '../transfer/offer-ticket.ts';
import { type Person, readTicket, type ReadDeps, showTicket } from '../show/read-ticket.ts';
import { registerTicket, type RegisterDeps } from './register-ticket.ts';
import { type RaceDeps, readRace, runOnline } from '../run-online.ts';
import { takeBackTicket } from '../transfer/take-back-ticket.ts';

export type ChangeRoutesDeps = ReadDeps & RegisterDeps & AnswerDeps & RaceDeps;

/** Each offer is a letter to somebody who may not know us. */
const offerLimit = { name: 'ticket-offers', count: 20, seconds: 3600 } as const;

/** Registering, cancelling the registration, giving away, virtual races (API §14). */
export const ticketChangesRoutes = (app: FastifyInstance, deps: ChangeRoutesDeps): void => {
  /** The ticket as it is after a change. */
  const answer = async (
    changed: Result<null>,
    publicId: string,
    person: Person,
    id: MessageId,
  ): Promise<Result<{ message: string; values: Ticket }>> => {
    if (!changed.ok) return changed;
    const ticket = await readTicket(deps, publicId, person);
    return ticket.ok ? ok({ message: errorText(person.language, { id }), values: ticket.value }) : ticket;
  };

  bind(app, api.tickets.register, async ({ body, user, language }) => {
    const person = { ...user, language };
    return answer(await registerTicket(deps, body, person), body.public_id, person, 'ticket_registered');
  });

  bind(app, api.tickets.disable, async ({ body, user, language }) => {
    const person = { ...user, language };
    return answer(await disableTicket(deps, body.public_id, person), body.public_id, person, 'ticket_disabled');
  });

  bind(app, api.tickets.transfer, async ({ body, user, language, req, refuse }) => {
    const retryAfter = req.server.limiter.take(offerLimit, String(user.userId));
    if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
    const person = { ...user, language };
    const offered = await offerTicket(deps, { publicId: body.public_id, email: body.email }, person);
    return answer(offered, body.public_id, person, 'transfer_offered');
  });

  bind(app, api.tickets.answerTransfer, async ({ body, user, language, req }) => {
    const person = { ...user, language };
    const isAccepted = body.transfer_confirm;
    const answered = await answerOffer(deps, { publicId: body.public_id, isAccepted, ip: req.ip }, person);
    if (!answered.ok) return answered;
    const id = isAccepted ? 'transfer_accepted' : 'transfer_declined';
    const values = isAccepted ? await showTicket(deps, body.public_id, person) : null;
    return ok({ message: errorText(language, { id }), values });
  });

  bind(app, api.tickets.takeBack, async ({ body, user, language }) => {
    const person = { ...user, language };
    return answer(await takeBackTicket(deps, body.public_id, person), body.public_id, person, 'transfer_returned');
  });

  bind(app, api.tickets.runOnline, async ({ body, user, language }) => {
    const done = await runOnline(deps, body, { ...user, language });
    if (!done.ok) return done;
    const race = await readRace(deps.db, body.public_id, user.userId);
    return race.ok ? ok({ message: errorText(language, { id: done.value }), values: race.value }) : race;
  });
};
