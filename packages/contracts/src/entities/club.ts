import { competitionUnits } from '@trassa/rules';
import { z } from 'zod';
import { GeoId, Id, Img, ISODate, Unix } from './basic.ts';

export const Club = z
  .object({
    public_id: Id,
    public_name: z.string(),
    title: z.string(),
    description: z.string(),
    picture: Img.nullable(),
    location: z.object({
      name_ru: z.string(),
      name_en: z.string().optional(),
      id: GeoId,
      /** ＋ in whose days its competitions begin and end */
      timezone: z.string().optional(),
    }),
    created_date: Unix,
    members: z.int(),
    member: z.boolean(),
    link: z.string().optional(),
    /** ＋ how many of its competitions run now */
    competitions: z.int(),
    /** ＋ ground of the club and its land as a picture */
    ground: z.string(),
    land: Img,
  })
  .meta({ id: 'Club' });
export type Club = z.infer<typeof Club>;

/** `time`: the shortest is best, in seconds of 'HH:MM:SS'; `count` and `distance`: the most is best, whole numbers. */
export { competitionUnits };
export const CompetitionType = z
  .object({ public_id: Id, title: z.string(), unit: z.enum(competitionUnits), description: z.string() })
  .meta({ id: 'CompetitionType' });
export type CompetitionType = z.infer<typeof CompetitionType>;

export const clubResultStatuses = ['new', 'accepted', 'declined'] as const;
/** A line of a competition's table; only accepted ones are public, the person's own is shown to him in any state. */
export const ClubResult = z
  .object({
    public_id: Id,
    /** Equal results share a place; the next one is skipped. 0: not accepted yet. */
    position: z.int().min(0),
    first_name: z.string(),
    last_name: z.string(),
    result: z.string(),
    date: ISODate,
    status: z.enum(clubResultStatuses),
    /** ＋ the caller's own line */
    own: z.boolean(),
  })
  .meta({ id: 'ClubResult' });
export type ClubResult = z.infer<typeof ClubResult>;

export const ClubCompetition = z
  .object({
    public_id: Id,
    title: z.string(),
    competition_type: CompetitionType,
    start_date: Unix,
    end_date: Unix,
    /** The first ten in a list, a page in the competition's own call. */
    results: z.array(ClubResult),
    /** Accepted results in all. */
    total: z.int(),
    my_place: z.int().nullable(),
    /** ＋ */
    description: z.string(),
    state: z.enum(['soon', 'running', 'ended']),
    /** ＋ the caller's best line that is not in `results` */
    mine: ClubResult.nullable(),
  })
  .meta({ id: 'ClubCompetition' });
export type ClubCompetition = z.infer<typeof ClubCompetition>;

/** ＋ A result that the caller handed in. */
export const HandedResult = z
  .object({
    public_id: Id,
    competition_type: CompetitionType,
    result: z.string(),
    date: ISODate,
    status: z.enum(clubResultStatuses),
    /** Why it was declined, in the editor's words. */
    reason: z.string().nullable(),
    created: Unix,
    competitions: z.array(z.object({ public_id: Id, title: z.string(), club: z.string() })),
  })
  .meta({ id: 'HandedResult' });
export type HandedResult = z.infer<typeof HandedResult>;
