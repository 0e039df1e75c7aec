import { formatPhone, formatTypedDate, isLineAnswer, parsePhone, parseTypedDate, type Question } from '@trassa/rules';
import type { ParticipantAnswers, TeamChoice } from './answers.ts';

/** What stands in the inputs, by the key of the field: texts as they are shown, check marks as booleans. */
export type TypedAnswers = Record<string, string | boolean>;

/** Names of inputs that are no question of the rules: the choice of a team. */
export const teamKeys = { mode: '@mode', joined: '@team', title: '@title', code: '@code' } as const;
/** The chosen club: its id, and the title it is shown by. */
export const clubKeys = { id: '@club', title: '@clubTitle' } as const;
export type TeamMode = 'none' | 'join' | 'found' | 'code';

/** Name of the input of a field. The organiser's words may hold dots and brackets, which a form reads as paths. */
export const keyOf = (field: string): string =>
  field.replace(/[^\p{L}\p{N}_-]/gu, (character) => `$${character.codePointAt(0)};`);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const shown = ({ type }: Question, value: unknown): string | boolean => {
  if (type === 'checkbox') return value === true;
  const text = textOf(value);
  if (type === 'phone') return formatPhone(text);
  return type === 'birth_date' || type === 'date' ? formatTypedDate(text) || text : text;
};

/** A calling code that nothing follows was put there by the mask. */
const isBarePhone = (text: string): boolean => ['', '7', '8', '375', '992'].includes(text.replace(/\D/g, ''));

const wired = ({ type }: Question, value: string | boolean | undefined): unknown => {
  if (typeof value !== 'string') return value === true ? true : undefined;
  if (!value.trim()) return undefined;
  if (type === 'birth_date' || type === 'date') return parseTypedDate(value) ?? value;
  if (type === 'phone') return isBarePhone(value) ? undefined : (parsePhone(value) ?? value);
  if (type === 'region') return Number(value);
  if (type !== 'number') return value;
  const number = Number(value.trim().replace(',', '.'));
  return Number.isFinite(number) ? number : value;
};

const modeOf = (team: TeamChoice | null): TeamMode => {
  if (team?.code !== undefined) return 'code';
  if (team?.public_id !== undefined) return 'join';
  return team?.title === undefined ? 'none' : 'found';
};

/** Values of the inputs for answers of the wire; `questions` are all that the format may ask. */
export const typedOf = (
  { info, team, club, ...line }: ParticipantAnswers,
  questions: readonly Question[],
): TypedAnswers => {
  const of = (question: Question): unknown =>
    isLineAnswer(question.type) ? line[question.field as keyof typeof line] : info?.[question.field];
  return {
    ...Object.fromEntries(questions.map((question) => [keyOf(question.field), shown(question, of(question))])),
    [teamKeys.mode]: modeOf(team),
    [teamKeys.joined]: team?.public_id ?? '',
    [teamKeys.title]: team?.title ?? '',
    [teamKeys.code]: team?.code ?? '',
    [clubKeys.id]: club?.public_id ?? '',
    [clubKeys.title]: club?.title ?? '',
  };
};

const text = (value: string | boolean | undefined): string => (typeof value === 'string' ? value.trim() : '');

const teamOf = (typed: TypedAnswers): TeamChoice | null => {
  const joined = text(typed[teamKeys.joined]);
  switch (typed[teamKeys.mode] as TeamMode) {
    case 'join':
      return joined ? { public_id: joined } : null;
    case 'found':
      return { title: text(typed[teamKeys.title]) };
    case 'code':
      return { ...(joined ? { public_id: joined } : {}), code: text(typed[teamKeys.code]) };
    default:
      return null;
  }
};

const clubOf = (typed: TypedAnswers): ParticipantAnswers['club'] => {
  const publicId = text(typed[clubKeys.id]);
  return publicId ? { public_id: publicId, title: text(typed[clubKeys.title]) } : null;
};

/**
 * Answers of the wire for values of the inputs: dates and phones as soon as they are whole, else as typed, so that a draft
 * keeps them; blank ones are left out. Answers nobody asks any more stay in `info`.
 */
export const answersOf = (
  typed: TypedAnswers,
  questions: readonly Question[],
  initial: ParticipantAnswers,
): ParticipantAnswers => {
  const answers = questions.map((question) => [question, wired(question, typed[keyOf(question.field)])] as const);
  const line = (field: string): unknown =>
    answers.find(([question]) => question.field === field && isLineAnswer(question.type))?.[1] ?? null;
  const asked = new Set(questions.map(({ field }) => field));
  const info = Object.fromEntries([
    ...Object.entries(initial.info ?? {}).filter(([field]) => !asked.has(field)),
    ...answers
      .filter(([question, value]) => !isLineAnswer(question.type) && value !== undefined)
      .map(([{ field }, value]) => [field, value]),
  ]);
  const number = Number(line('number') ?? Number.NaN);
  return {
    info: Object.keys(info).length > 0 ? info : null,
    license_file: line('license_file') as string | null,
    file: line('file') as string | null,
    number: Number.isInteger(number) && number > 0 ? number : null,
    team: teamOf(typed),
    club: clubOf(typed),
  };
};
