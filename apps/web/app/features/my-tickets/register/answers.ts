import type { Ticket, TicketDetail } from '@trassa/contracts';
import type { ParticipantAnswers } from '../../../shared/participant-form/answers.ts';

/** Answers that a ticket holds on the server. */
export const answersOfTicket = ({ participant, files, team, club, info }: TicketDetail): ParticipantAnswers => ({
  info: participant,
  license_file: files.license_file,
  file: files.file,
  number: info.number,
  team: team && { public_id: team.public_id, title: team.title },
  club,
});

/** Body of the registering call (API §14): what nobody asks stays out. */
export const registrationOf = (
  ticket: Pick<Ticket, 'public_id'> & {
    format: Pick<TicketDetail['format'], 'isTeam' | 'team_all' | 'booked_numbers' | 'space'>;
  },
  { info, license_file, file, number, team, club }: ParticipantAnswers,
) => {
  const isTeamAsked = ticket.format.isTeam && !ticket.format.team_all;
  return {
    public_id: ticket.public_id,
    info: info ?? {},
    license_file,
    file,
    club: club?.public_id ?? null,
    ...(isTeamAsked ? { team: team?.public_id === undefined ? team : joined(team.public_id, team.code) } : {}),
    ...(ticket.format.booked_numbers && !ticket.format.space && number !== null ? { number } : {}),
  };
};

/** A team to join is named by its id; a private one by its code too. */
const joined = (public_id: string, code: string | undefined) =>
  code === undefined ? { public_id } : { public_id, code };
