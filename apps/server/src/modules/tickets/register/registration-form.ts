import type { MessageSpec } from '@trassa/contracts';
import { answerPath } from '@trassa/rules';
import { invalid, refuse, type Refusal } from '../../../kernel/result.ts';

/** What `PUT /api/user/ticket` may say; undefined: as it was. */
export type RegistrationBody = {
  readonly public_id: string;
  readonly info?: Readonly<Record<string, unknown>> | undefined;
  readonly license_file?: string | null | undefined;
  readonly file?: string | null | undefined;
  readonly club?: string | null | undefined;
  readonly team?: TeamRequest | null | undefined;
  readonly number?: number | null | undefined;
  readonly [field: string]: unknown;
};
export type TeamRequest = {
  readonly public_id?: string | undefined;
  readonly title?: string | undefined;
  readonly code?: string | undefined;
};

const ownFields = new Set(['public_id', 'info', 'license_file', 'file', 'club', 'team', 'number']);

/** Participant fields of the body, those of `info` before those beside it; null: none were sent. */
export const answersOf = (body: RegistrationBody): Record<string, unknown> | null => {
  const beside = Object.entries(body).filter(([name]) => !ownFields.has(name));
  const answers = { ...Object.fromEntries(beside), ...body.info };
  return body.info === undefined && !beside.length ? null : answers;
};

const ages = new Set(['age_min', 'age_max']);

/** Problems by field of the form, at the places where the fields stood; wrong ages alone have a code of their own. */
export const refuseFields = (problems: Readonly<Record<string, MessageSpec>>, body: RegistrationBody): Refusal => {
  const path = (field: string): string =>
    body.info === undefined && answersOf(body) !== null ? field : answerPath(field);
  const errors = Object.fromEntries(Object.entries(problems).map(([field, problem]) => [path(field), problem]));
  const [first] = Object.values(errors);
  if (first && Object.values(errors).every(({ id }) => ages.has(id)))
    return refuse({ code: 'age', message: first, errors }).refusal;
  return invalid(errors).refusal;
};
