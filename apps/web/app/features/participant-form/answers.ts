import type { MessageSpec } from '@trassa/contracts/messages';

export type TeamChoice = { public_id?: string; title?: string; code?: string };

/** What is known of one participant, in the wire's form (API §3.2); a draft may hold what is typed so far. */
export type ParticipantAnswers = {
  info: Readonly<Record<string, unknown>> | null;
  license_file: string | null;
  file: string | null;
  number: number | null;
  team: TeamChoice | null;
};

/** What is wrong, by wire field: `birth_date`, `license_file`, `team`. */
export type Problems = Readonly<Record<string, MessageSpec>>;
