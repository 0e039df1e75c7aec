import type { Ticket, TicketDetail } from '@trassa/contracts';
import type { MessageSpec } from '@trassa/contracts/messages';
import type { ReactNode } from 'react';

/** What is known of the participant, as the participant form takes and gives it. */
export type Answers = {
  info: Readonly<Record<string, unknown>> | null;
  license_file: string | null;
  file: string | null;
  number: number | null;
  team: { public_id?: string; title?: string; code?: string } | null;
  club: { public_id: string; title: string } | null;
};
export type Problems = Readonly<Record<string, MessageSpec>>;

/** What the participant form is given; the route puts the form itself in, for features do not know each other. */
export type FormSlot = {
  id: string;
  formatId: string;
  eventCityId: string;
  answers: Answers;
  serverErrors: Readonly<Record<string, string>>;
  isEveryErrorShown: boolean;
  holdId: null;
  /** What the ticket has already, whatever others have taken since. */
  kept: { size: string | null; team: { public_id: string; title: string } | null };
  copyFrom: null;
  onChange(answers: Answers, isComplete: boolean, problems: Problems): void;
};
export type RenderForm = (slot: FormSlot, key: string) => ReactNode;

/** Answers that a ticket holds on the server. */
export const answersOfTicket = ({ participant, files, team, club, info }: TicketDetail): Answers => ({
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
  { info, license_file, file, number, team, club }: Answers,
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
