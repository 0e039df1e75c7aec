import type { TicketFormOf } from '@trassa/contracts/office';
import { formatTypedDate, parseIsoDate, parseTypedDate, type Question } from '@trassa/rules';

/** Answers by their field as the wire has them, beside the files; of masked ones the mask, until they are typed anew. */
export type FormValues = Record<string, unknown>;

export const valuesOf = ({ info, masked, license_file, file, club, team }: TicketFormOf): FormValues => ({
  ...info,
  ...masked,
  license_file,
  file,
  club: club?.public_id ?? null,
  team: team?.public_id ?? null,
});

const besideInfo = new Set(['license_file', 'file', 'club', 'team']);

/** What the call is told of changed fields. */
export const bodyOf = ({ team, ...patch }: FormValues, code: string) => ({
  info: Object.fromEntries(Object.entries(patch).filter(([field]) => !besideInfo.has(field))),
  ...Object.fromEntries(Object.entries(patch).filter(([field]) => besideInfo.has(field))),
  ...(typeof team === 'string' && { team: { public_id: team, ...(code && { code }) } }),
});

const isDate = ({ type }: Question): boolean => type === 'date' || type === 'birth_date';

/** As it stands in an input. */
export const toTyped = (question: Question, value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return isDate(question) && parseIsoDate(text) ? formatTypedDate(text) : text;
};

/** As the wire has it. */
export const fromTyped = (question: Question, typed: string): unknown => {
  if (question.type === 'region') return typed ? Number(typed) : null;
  return isDate(question) ? (parseTypedDate(typed) ?? typed) : typed;
};
