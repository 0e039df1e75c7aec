import type { Tx } from '../../../src/platform/database/index.ts';
import { at } from '../calendar.ts';
import { cities } from '../geography.ts';
import { insertAll, type Row } from '../insert.ts';
import type { ClubSeed } from './club-seed.ts';
import { easternClubs } from './clubs-east.ts';
import { westernClubs } from './clubs-west.ts';
import { competitions, type CompetitionSeed, competitionTypes, type TypeSeed } from './competition-seed.ts';
import { memberRows, peopleCount } from './people.ts';

type Stored = { id: number; public_id: string };
type Ids = ReadonlyMap<string, number>;
const idsOf = (rows: readonly Stored[]): Ids => new Map(rows.map((row) => [row.public_id, row.id]));

const day = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const get = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the seed of clubs names what it has not');
  return value;
};

const clubs: readonly ClubSeed[] = [...westernClubs, ...easternClubs];

const clubRows = (): Row[] =>
  clubs.map((club) => ({
    public_id: club.id,
    public_name: club.id,
    title: club.title,
    description: club.text,
    city_id: cities[club.city][0],
    link: club.link ?? null,
    status: 'published',
    created_at: at(club.founded, '12:00', cities[club.city][4]),
    updated_at: at(club.founded, '12:00', cities[club.city][4]),
  }));

const typeRows = (): Row[] =>
  competitionTypes.map((type, position) => ({
    public_id: type.id,
    position,
    unit: type.unit,
    distance_km: type.distance,
    with_obstacles: type.withObstacles ?? false,
    title_ru: type.title[0],
    title_en: type.title[1],
    description_ru: type.text[0],
    description_en: type.text[1],
  }));

const competitionRows = (now: Date, clubIds: Ids, typeIds: Ids): Row[] =>
  competitions.map((one) => {
    const zone = cities[get(clubs.find(({ id }) => id === one.club)).city][4];
    const midnight = (days: number): Date => at(dayOf(now.getTime() + days * day), '00:00', zone);
    return {
      public_id: one.id,
      club_id: get(clubIds.get(one.club)),
      type_id: get(typeIds.get(one.type)),
      title: one.title,
      description: one.text,
      starts_at: midnight(one.days[0]),
      ends_at: midnight(one.days[1] + 1),
      created_at: midnight(one.days[0] - 1),
      updated_at: midnight(one.days[0] - 1),
      status: 'published',
    };
  });

/** Place of a club's n-th member among all people: a step without a common measure with their number. */
const personOf = (club: number, member: number): number => (club * 53 + member * 7) % peopleCount;

const memberships = (now: Date, clubIds: Ids, people: readonly number[]): Row[] =>
  clubs.flatMap((club, index) => {
    const from = Date.parse(club.founded);
    return Array.from({ length: club.members }, (_, member) => ({
      club_id: clubIds.get(club.id),
      user_id: people[personOf(index, member)],
      joined_at: new Date(from + ((now.getTime() - from) * member) / club.members),
    }));
  });

/**
 * From the best to the last, most of them in the middle, in an order that differs by competition (`turn`); whole numbers
 * repeat.
 */
const valueOf = ({ range: [best, last] }: TypeSeed, place: number, turn: number, count: number): number => {
  const share = ((place * 29 + turn * 17) % count) / count;
  const bent = 0.5 + 4 * (share - 0.5) ** 3;
  const jitter = ((place * 37) % 7) / 200;
  return Math.round(best + (last - best) * Math.min(1, bent + jitter));
};

const resultRows = (
  now: Date,
  turn: number,
  competition: CompetitionSeed,
  type: TypeSeed & { readonly typeId: number },
  people: readonly number[],
) => {
  const index = clubs.findIndex(({ id }) => id === competition.club);
  const { members } = get(clubs[index]);
  const [from, to] = competition.days;
  const lastDay = Math.min(to, -1);
  const count = competition.results + (competition.waiting ?? 0);
  return Array.from({ length: count }, (_, place): Row => {
    const ran = now.getTime() + (from + ((place * 11) % Math.max(1, lastDay - from + 1))) * day;
    const isNew = place >= competition.results;
    return {
      public_id: `${competition.id}-${String(place + 1).padStart(2, '0')}`,
      user_id: people[personOf(index, (place + turn * 9) % members)],
      type_id: type.typeId,
      value: valueOf(type, place, turn, count),
      day: dayOf(ran),
      link: `https://tracks.example.org/${competition.id}/${place + 1}`,
      status: isNew ? 'new' : 'accepted',
      is_official: false,
      created_at: new Date(ran),
      decided_at: isNew ? null : new Date(Math.min(ran + day, now.getTime())),
    };
  });
};

/** Demonstration clubs with people, competitions and results; seven statements. */
export const insertClubs = async (tx: Tx, now: Date): Promise<void> => {
  const clubIds = idsOf(await insertAll<Stored>(tx, 'clubs', clubRows()));
  const typeIds = idsOf(await insertAll<Stored>(tx, 'competition_types', typeRows()));
  const competitionIds = idsOf(
    await insertAll<Stored>(tx, 'club_competitions', competitionRows(now, clubIds, typeIds)),
  );
  const made = await insertAll<Stored>(tx, 'users', memberRows(new Date(now.getTime() - 400 * day)));
  const people = made.map(({ id }) => id);
  await insertAll(tx, 'club_members', memberships(now, clubIds, people));
  const rows = competitions.map((competition, turn) => {
    const type = get(competitionTypes.find(({ id }) => id === competition.type));
    const measured = { ...type, typeId: get(typeIds.get(type.id)) };
    return { competition, results: resultRows(now, turn, competition, measured, people) };
  });
  const resultIds = idsOf(
    await insertAll<Stored>(
      tx,
      'club_results',
      rows.flatMap(({ results }) => results),
    ),
  );
  await insertAll(
    tx,
    'club_result_links',
    rows.flatMap(({ competition, results }) =>
      results.map((result) => ({
        competition_id: get(competitionIds.get(competition.id)),
        result_id: get(resultIds.get(String(result['public_id']))),
        linked_at: result['created_at'],
      })),
    ),
  );
};
