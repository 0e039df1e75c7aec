import { isSiteLink } from '../content/banners.ts';

/** How a club or a competition stands: hidden, on the site, or gone into another club. */
export const clubStates = ['draft', 'published', 'merged'] as const;
export type ClubState = (typeof clubStates)[number];

/** Signs of a title, of clubs and their competitions. */
export const [clubTitleMin, clubTitleMax] = [2, 120] as const;
/** Signs. */
export const clubTextMax = 5000;
/** Pixels that a picture of a club has at least. */
export const clubPictureLeast = { width: 400, height: 400 } as const;
/** Tickets that a merge takes along in its one transaction at most. */
export const mergedTicketsMost = 20_000;
/** Members that a merge takes along at most. */
export const mergedMembersMost = 50_000;

export type ClubFields = {
  readonly title: string;
  readonly description: string;
  /** '' for none. */
  readonly link: string;
};

export type TitleProblem = 'required' | 'club_title' | 'too_long';

/** What is wrong with a title of a club or a competition; null: nothing. */
export const checkClubTitle = (title: string): TitleProblem | null => {
  const { length } = [...title.trim()];
  if (length === 0) return 'required';
  if (length < clubTitleMin) return 'club_title';
  return length > clubTitleMax ? 'too_long' : null;
};

/** What is wrong with what is typed of a club, by the field. Its address is looked at by `checkSlug`. */
export const checkClub = (fields: ClubFields): Partial<Record<keyof ClubFields, TitleProblem | 'url'>> => {
  const title = checkClubTitle(fields.title);
  return {
    ...(title && { title }),
    ...([...fields.description].length > clubTextMax && { description: 'too_long' as const }),
    ...(fields.link !== '' &&
      !(fields.link.startsWith('https://') && isSiteLink(fields.link)) && { link: 'url' as const }),
  };
};

export const clubActs = ['publish', 'hide', 'merge'] as const;
export type ClubAct = (typeof clubActs)[number];

/** What may be done with a club that stands so: what has gone into another one stays there. */
export const clubActsOf = (state: ClubState): readonly ClubAct[] => {
  if (state === 'merged') return [];
  return [state === 'published' ? 'hide' : 'publish', 'merge'];
};

/** Why a club does not go into another one; null: it may. */
export const mergeObstacle = (
  from: { readonly id: string; readonly state: ClubState },
  into: { readonly id: string; readonly state: ClubState },
): 'club_merge_self' | 'club_merged' | 'club_merge_hidden' | null => {
  if (from.id === into.id) return 'club_merge_self';
  if (from.state === 'merged' || into.state === 'merged') return 'club_merged';
  return into.state === 'published' ? null : 'club_merge_hidden';
};
