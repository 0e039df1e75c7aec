import type { Question } from '@trassa/rules';
import type { ParticipantAnswers } from './answers.ts';
import { clubKeys, keyOf, teamKeys, typedOf, type TypedAnswers } from './typed-answers.ts';

const sharedFields: readonly string[] = ['last_name', 'phone', 'extra_contact', 'region', 'cluster'];

/** What a family or a team has in common; of the organiser's own questions only those that everybody must answer in words. */
const isShared = ({ field, type, required }: Question): boolean =>
  sharedFields.includes(field) || type === 'option' || (type === 'text' && required);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const isBlank = (value: string | boolean | undefined): boolean =>
  typeof value !== 'string' || value.replace(/^\+?(7|375|992)?$/, '').trim() === '';

/** Who somebody is: of one person or of another, never of two. */
const identity: readonly string[] = ['last_name', 'first_name', 'second_name', 'birth_date', 'gender'];
const contacts: readonly string[] = ['phone', 'extra_contact'];

/**
 * Values to put into the inputs when this person (wire fields) was chosen: who he is replaces whoever stood there, his
 * contacts do where they are known, his last shirt where it is still to be had, and what the race asks beside stays. A sex that the format decides is left alone.
 */
export const personOf = (
  info: Readonly<Record<string, unknown>>,
  questions: readonly Question[],
  formatGender: string | null,
): TypedAnswers => {
  const asked = questions.filter(
    ({ field, options }) =>
      ([...identity, ...contacts].includes(field) && !(field === 'gender' && formatGender !== null)) ||
      (field === 'item_size' && options?.includes(text(info[field]))),
  );
  const known = typedOf({ info, license_file: null, file: null, number: null, team: null, club: null }, asked);
  const values = asked.map(({ field }) => [field, known[keyOf(field)] ?? ''] as const);
  return Object.fromEntries(
    values
      .filter(([field, value]) => identity.includes(field) || !isBlank(value))
      .map(([f, value]) => [keyOf(f), value]),
  );
};

/** Values to put into blank inputs from another participant's answers; nothing typed is overwritten, nothing personal taken. */
export const copyOf = (
  from: ParticipantAnswers,
  typed: TypedAnswers,
  questions: readonly Question[],
  isTeamAsked: boolean,
): TypedAnswers => {
  const source = typedOf(from, questions);
  const keys = questions.filter(isShared).map(({ field }) => keyOf(field));
  const copied = Object.fromEntries(
    keys.filter((key) => isBlank(typed[key]) && !isBlank(source[key])).map((key) => [key, source[key] ?? '']),
  );
  const isClubFree = isBlank(typed[clubKeys.id]) && !isBlank(source[clubKeys.id]);
  const club = isClubFree ? [clubKeys.id, clubKeys.title] : [];
  // A new team that has no name yet is nobody's to join.
  const isTeamKnown = [teamKeys.joined, teamKeys.title, teamKeys.code].some((key) => source[key] !== '');
  const team = isTeamAsked && isTeamKnown && typed[teamKeys.mode] === 'none' ? Object.values(teamKeys) : [];
  return { ...copied, ...Object.fromEntries([...club, ...team].map((key) => [key, source[key] ?? ''])) };
};
