import { officeTickets } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../../kernel/result.ts';
import { say } from '../../../kernel/say.ts';
import type { Database } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/index.ts';
import type { RegisterDeps } from '../register/register-ticket.ts';
import type { DetailDeps } from '../show/read-detail.ts';
import type { AnswerDeps } from '../transfer/answer-offer.ts';
import { blockTicket } from './block-ticket.ts';
import { selectClubChoices, selectTeamChoices } from './choices.repository.ts';
import { editParticipant } from './edit-participant.ts';
import { handOver } from './hand-over.ts';
import { markDocument } from './mark-document.ts';
import { readForm } from './read-form.ts';
import { type RenewDeps, renewTicketQr } from './renew-ticket-qr.ts';
import { changeNumber } from './set-number.ts';

export type ActsDeps = RegisterDeps &
  AnswerDeps &
  RenewDeps &
  Pick<DetailDeps, 'showFormat'> & { readonly db: Database };

/** What the back office does with tickets (back-office.md 5.5). */
export const ticketActsRoutes = (app: FastifyInstance, deps: ActsDeps): void => {
  bind(app, officeTickets.form, ({ params, language }) => readForm(deps.db, deps, { publicId: params.id, language }));

  bind(app, officeTickets.edit, ({ params, body, language, staff: { act } }) => {
    const { version, info, license_file: licenseFile, file, club, team, override, reason } = body;
    const edit = { publicId: params.id, version, info, licenseFile, file, club, team, override, reason };
    return act((tx) => editParticipant(deps, tx, edit, language));
  });

  bind(app, officeTickets.clubs, async ({ query, language }) => {
    const clubs = await selectClubChoices(deps.db, query.search);
    return ok({
      values: clubs.map(({ publicId, title, cityRu, cityEn }) => ({
        public_id: publicId,
        title,
        city: say(language, cityRu, cityEn),
      })),
    });
  });

  bind(app, officeTickets.teams, async ({ params, query }) => {
    const teams = await selectTeamChoices(deps.db, params.id, query.search);
    return ok({
      values: teams.map(({ publicId, title, number, free, isPrivate }) => ({
        public_id: publicId,
        title,
        number,
        free,
        private: isPrivate,
      })),
    });
  });

  bind(app, officeTickets.number, ({ params, body, language, staff: { act } }) =>
    act((tx) => changeNumber(deps.places, tx, { publicId: params.id, ...body }, language)),
  );

  bind(app, officeTickets.document, ({ params, body, language, staff: { act } }) =>
    act((tx) => markDocument(deps, tx, { publicId: params.id, ...body }, language)),
  );

  bind(app, officeTickets.transfer, ({ req, params, body, language, staff: { act } }) => {
    const { version, email, accepted_by_staff: isAccepted, reason } = body;
    const asked = { publicId: params.id, version, email, isAccepted, reason, ip: req.ip };
    return act((tx) => handOver(deps, tx, asked, language));
  });

  bind(app, officeTickets.block, ({ params, body, language, staff: { act } }) =>
    act((tx) => blockTicket(deps, tx, 'block', { publicId: params.id, ...body }, language)),
  );

  bind(app, officeTickets.unblock, ({ params, body, language, staff: { act } }) =>
    act((tx) => blockTicket(deps, tx, 'unblock', { publicId: params.id, ...body }, language)),
  );

  bind(app, officeTickets.renewQr, ({ params, body, language, staff: { act } }) =>
    act((tx) => renewTicketQr(deps, tx, { publicId: params.id, ...body }, language)),
  );
};
