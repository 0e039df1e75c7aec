import type { EventFormat } from '@trassa/contracts';
import { checkName, checkParticipant, checkTypedDate, questionsOf, type Question, type SizeLeft } from '@trassa/rules';
import type { ParticipantAnswers, Problems } from './answers.ts';
import { keyOf, teamKeys, type TypedAnswers } from './typed-answers.ts';

/** Everything a format may ask, whatever is answered: the document of a cluster too. */
export const everyQuestion = (format: EventFormat, sizes: readonly SizeLeft[]): Question[] => {
  const withFile = format.clusters.find(({ file }) => file);
  return questionsOf(format, sizes, withFile ? { cluster: withFile.name } : null);
};

const isBlank = (value: string | boolean | undefined): boolean => typeof value !== 'string' || !value.trim();

const teamProblem = (typed: TypedAnswers): Problems => {
  const mode = typed[teamKeys.mode];
  if (mode === 'found' && isBlank(typed[teamKeys.title])) return { team: { id: 'team_title' } };
  const title = mode === 'found' ? checkName(String(typed[teamKeys.title])) : null;
  if (title) return { team: title };
  if (mode === 'join' && isBlank(typed[teamKeys.joined])) return { team: { id: 'option' } };
  if (mode !== 'code') return {};
  if (isBlank(typed[teamKeys.code])) return { team: { id: 'required' } };
  return isBlank(typed[teamKeys.joined]) ? { team: { id: 'team_unknown' } } : {};
};

/** People of an open format choose their team; whole teams are bought together (DEC-54, DEC-55). */
export const asksTeam = (format: Pick<EventFormat, 'isTeam' | 'team_all'>): boolean =>
  format.isTeam && !format.team_all;

const isDate = ({ type }: Question): boolean => type === 'birth_date' || type === 'date';

/**
 * What is wrong with a participant by wire field (TICKET-01…17): the rules' verdict on the answers, and on dates what they
 * say while they are typed (TICKET-22). `now` in unix seconds.
 */
export const problemsOf = (
  typed: TypedAnswers,
  answers: ParticipantAnswers,
  format: EventFormat,
  sizes: readonly SizeLeft[],
  now: number,
): Problems => {
  const { license_file, file, number } = answers;
  const problems: Record<string, Problems[string]> = checkParticipant(answers.info, format, {
    sizes,
    license_file,
    file,
    number,
    now,
  });
  for (const question of questionsOf(format, sizes, answers.info).filter(isDate)) {
    const wrongForm = checkTypedDate(String(typed[keyOf(question.field)] ?? ''));
    if (wrongForm) problems[question.field] = wrongForm;
  }
  return asksTeam(format) ? { ...problems, ...teamProblem(typed) } : problems;
};
