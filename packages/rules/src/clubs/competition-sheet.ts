import { checkClubTitle, type TitleProblem } from './club-sheet.ts';

/** Signs. */
export const competitionTextMax = 2000;

export type CompetitionFields = {
  readonly title: string;
  readonly description: string;
  /** Unix seconds; of the end the first one that is no longer in it. */
  readonly starts_at: number;
  readonly ends_at: number;
};

/** What is wrong with what is typed of a competition, by the field. */
export const checkCompetition = (
  fields: CompetitionFields,
): Partial<Record<keyof CompetitionFields, TitleProblem | 'date_order'>> => {
  const title = checkClubTitle(fields.title);
  return {
    ...(title && { title }),
    ...([...fields.description].length > competitionTextMax && { description: 'too_long' as const }),
    ...(fields.ends_at <= fields.starts_at && { ends_at: 'date_order' as const }),
  };
};

export const competitionStates = ['draft', 'soon', 'running', 'ended'] as const;
export type CompetitionState = (typeof competitionStates)[number];

/** How a competition stands at a moment (unix seconds). */
export const competitionStateOf = (
  { status, starts_at: starts, ends_at: ends }: { status: 'draft' | 'published'; starts_at: number; ends_at: number },
  now: number,
): CompetitionState => {
  if (status === 'draft') return 'draft';
  if (ends <= now) return 'ended';
  return starts <= now ? 'running' : 'soon';
};
