import type { MessageSpec } from '@trassa/contracts';
import { answerPath, checkName, checkParticipant, normaliseParticipant } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { inRussian, participantFormat, sizesOf } from './participant-format.ts';
import type { FormatForSale } from '../../events/index.ts';
import type { TicketLineToQuote, LineFiles } from '../sell/ticket-line.ts';

export type CheckedParticipant = {
  /** Complete data as it is stored; null: to be given later (DEC-57). */
  readonly info: Record<string, unknown> | null;
  /** By dotted path into the request. */
  readonly errors: Record<string, MessageSpec>;
};

const states = new Set(['ok', 'later', '']);

/** Answers with the files and the number that stand beside them. */
export type Answers = LineFiles & { readonly info: Readonly<Record<string, unknown>>; readonly number: unknown };

/** A whole participant by every rule of the form (TICKET-01…25): what is stored, and problems by field of the form. */
export const checkAnswers = (
  format: FormatForSale,
  given: Answers,
  now: Date,
): { readonly info: Record<string, unknown>; readonly problems: Record<string, MessageSpec> } => {
  const questions = participantFormat(format);
  const answers = inRussian(given.info, format);
  const sizes = sizesOf(format, answers['item_size']);
  const problems = checkParticipant(answers, questions, {
    sizes,
    license_file: given.licenseFileId === null ? null : 'known',
    file: given.fileId === null ? null : 'known',
    number: given.number,
    now: toUnix(now),
  });
  return { info: normaliseParticipant(answers, questions, sizes), problems };
};

const checkWhole = ({ path, line, format }: TicketLineToQuote, files: LineFiles, now: Date): CheckedParticipant => {
  if (!format) return { info: null, errors: {} };
  const { info, problems } = checkAnswers(format, { ...files, info: line.info ?? {}, number: line.number }, now);
  const errors: Record<string, MessageSpec> = {};
  for (const [field, problem] of Object.entries(problems)) errors[`${path}.${answerPath(field)}`] = problem;
  return { info, errors };
};

/**
 * What a line says of its participant. With preregistration it must be complete and alone on its line (DEC-56); without,
 * it is taken when it is complete and may come later otherwise.
 */
export const checkLineParticipant = (known: TicketLineToQuote, files: LineFiles, now: Date): CheckedParticipant => {
  const { path, line, format } = known;
  const errors: Record<string, MessageSpec> = {};
  if (!format) return { info: null, errors };
  const preReg = line.preReg ?? '';
  if (!states.has(preReg)) errors[`${path}.preReg`] = { id: 'wrong_value' };
  if (preReg === 'later' && format.preregistration) errors[`${path}.preReg`] = { id: 'required' };
  const isWanted = format.preregistration || (preReg === 'ok' && line.info !== null && line.info !== undefined);
  if (!isWanted) return { info: null, errors };
  if (line.count !== 1) errors[`${path}.count`] = { id: 'wrong_value' };
  const checked = checkWhole(known, files, now);
  return { info: checked.info, errors: { ...checked.errors, ...errors } };
};

/** Club and team of a line; `clubs` are those that are known (DEC-55). */
export const checkClubAndTeam = (
  { path, line, format }: TicketLineToQuote,
  clubs: ReadonlySet<string>,
): Record<string, MessageSpec> => {
  const errors: Record<string, MessageSpec> = {};
  if (line.club && !clubs.has(line.club.public_id)) errors[`${path}.club`] = { id: 'club_unknown' };
  if (format?.isTeam && line.team && !line.team.public_id) {
    const title = line.team.title?.trim() ?? '';
    const problem: MessageSpec | null = title ? checkName(title) : { id: 'team_title' };
    if (problem) errors[`${path}.team.title`] = problem;
  }
  return errors;
};
