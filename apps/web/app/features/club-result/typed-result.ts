import type { ClubCompetition, CompetitionType, OwnResult } from '@trassa/contracts';
import {
  checkClubResult,
  type ClubResultUnit,
  formatTypedDate,
  type MessageSpec,
  parseIsoDate,
  isoDay,
  parseTypedDate,
} from '@trassa/rules';
import type { UploadedFile } from '../../shared/api/upload-file.ts';

/** The fields in the order of the form; the picture is kept beside them. */
export const blankResult = {
  competition_type: '',
  competition: '',
  result: '',
  date: '',
  distance: '',
  picture: null,
  link: '',
  comment: '',
};
/** What is typed, as it stands in the fields. */
export type TypedResult = typeof blankResult;
type ResultField = keyof TypedResult;

/** Competitions of a type that run; the one asked for by the address is chosen. */
export const runningOf = (competitions: readonly ClubCompetition[], type: string): ClubCompetition[] =>
  competitions.filter((one) => one.state === 'running' && one.competition_type.public_id === type);

/** Where the form begins: with the competition of the address, or with the only type that can be chosen. */
export const startOf = (competitions: readonly ClubCompetition[], asked: string | null): TypedResult => {
  const running = competitions.filter(({ state }) => state === 'running');
  const chosen = running.find(({ public_id: id }) => id === asked);
  const types = [...new Set(running.map((one) => one.competition_type.public_id))];
  const type = chosen?.competition_type.public_id ?? (types.length === 1 ? types[0] : undefined) ?? '';
  const ofType = runningOf(competitions, type);
  const competition = chosen ?? (ofType.length === 1 ? ofType[0] : undefined);
  return { ...blankResult, competition_type: type, competition: competition?.public_id ?? '' };
};

/** Kilometres; null: none typed, NaN: no number. */
export const distanceOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'));

const checkDistance = (text: string): MessageSpec | null => {
  const distance = distanceOf(text);
  if (distance === null) return null;
  if (Number.isNaN(distance)) return { id: 'number' };
  return distance > 0 ? null : { id: 'count_positive' };
};

/** A day of a competition where the club is; its last second is still that day. */
const isWithin = (date: string, { start_date: start, end_date: end }: ClubCompetition, zone: string): boolean =>
  date >= isoDay(start, zone) && date <= isoDay(end - 1, zone);

type Chosen = {
  unit: ClubResultUnit | null;
  competition: ClubCompetition | null;
  picture: UploadedFile | null;
  zone: string;
  now: number;
};

/** What is wrong with what is typed, by field; `now` in unix seconds. A result counts on a day of its competition. */
export const problemsOf = (
  typed: TypedResult,
  { unit, competition, picture, zone, now }: Chosen,
): Partial<Record<ResultField, MessageSpec>> => {
  if (unit === null) return { competition_type: { id: 'option' } };
  const date = parseTypedDate(typed.date) ?? '';
  const { result, comment, link } = typed;
  const problems: Partial<Record<ResultField, MessageSpec>> = checkClubResult(
    { unit, result, date, comment, link, picture: picture?.public_id },
    now,
  );
  if (competition === null) problems.competition = { id: 'option' };
  else if (!isWithin(date, competition, zone)) problems.date = { id: 'date' };
  const distance = checkDistance(typed.distance);
  if (distance && unit === 'time') problems.distance = distance;
  return problems;
};

type Sent = { type: string; unit: CompetitionType['unit']; picture: UploadedFile | null };

/** Body of the call; dates of the wire, blanks left out. */
export const bodyOf = (typed: TypedResult, { type, unit, picture }: Sent) => ({
  competition_type: type,
  result: typed.result.trim(),
  date: parseTypedDate(typed.date) ?? '',
  distance: unit === 'time' ? distanceOf(typed.distance) : null,
  comment: typed.comment.trim() || null,
  link: typed.link.trim() || null,
  picture: picture?.public_id ?? null,
});

/** What an official result fills in: its time without tenths, its day, and its page as the proof. */
export const takenFrom = (own: OwnResult, siteUrl: string): Partial<TypedResult> => ({
  result: own.values.time_result?.replace(/\..*$/, '') ?? '',
  date: formatTypedDate(parseIsoDate(isoDay(own.start_time, own.timezone)) ?? ''),
  link: `${siteUrl}/results/${own.event_city}/${own.values.public_id}`,
  comment: `${own.event.title}, ${own.format_title}`,
});
