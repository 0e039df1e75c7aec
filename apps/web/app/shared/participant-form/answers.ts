import type { MessageSpec } from '@trassa/contracts/messages';
import type { Ref } from 'react';

export type TeamChoice = { public_id?: string; title?: string; code?: string };

/** What is known of one participant, in the wire's form (API §3.2); a draft may hold what is typed so far. */
export type ParticipantAnswers = {
  info: Readonly<Record<string, unknown>> | null;
  license_file: string | null;
  file: string | null;
  number: number | null;
  team: TeamChoice | null;
  club: { public_id: string; title: string } | null;
};

/** What is wrong, by wire field: `birth_date`, `license_file`, `team`. */
export type Problems = Readonly<Record<string, MessageSpec>>;

/** What is typed at this moment, and what is wrong with it. */
export type Reported = { answers: ParticipantAnswers; problems: Problems };

/** What the owner of a form may ask of it; there is none while the questions are loading. */
export type ParticipantHandle = {
  /** Hands on at once what is typed: `onChange` has been called when this answers. */
  report(): Reported;
};

export type ParticipantFormProps = {
  ref?: Ref<ParticipantHandle>;
  /** Prefix of element ids: the input of field `x` has the id `${id}-${x}`. */
  id: string;
  formatId: string;
  eventCityId: string;
  /** Where to start from; afterwards the form owns its state, another `key` starts anew. */
  answers: ParticipantAnswers;
  /** Refusals of the server by wire field; gone at a field once it is edited. */
  serverErrors: Readonly<Record<string, string>>;
  /** After an attempt to pay: also of fields nobody touched. */
  isEveryErrorShown: boolean;
  holdId: string | null;
  /** What is the participant's already, whatever others have taken since: a shirt, a team. */
  kept?: { size: string | null; team: { public_id: string; title: string } | null };
  /** Another participant to take from what families and teams share. */
  copyFrom: { label: string; answers: ParticipantAnswers } | null;
  /** A person of the account may be chosen, but none of these names; absent: nobody. */
  othersNamed?: readonly string[];
  /** After the first drawing and every change, at most 150 ms later; at once when `report` is asked. */
  onChange(answers: ParticipantAnswers, isComplete: boolean, problems: Problems): void;
};
