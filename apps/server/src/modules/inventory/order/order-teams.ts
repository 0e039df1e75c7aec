import { randomCode, randomId } from '../../../kernel/ids.ts';
import { invalid, ok, refuse } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { gathered, type Tx } from '../../../platform/database/index.ts';
import type { NewTeam, PlacedTeam, TeamLine } from './order-places.ts';
import { addToTeams, insertTakings, insertTeams, lockTeamsByKey } from '../takings.repository.ts';

const codeLength = 8;

/** One more of the same team finds what those before him have left. */
const joinTeams = gathered<{ orderId: number; line: TeamLine }, Result<PlacedTeam>>(async (tx, asked) => {
  const teams = await lockTeamsByKey(
    tx,
    asked.map(({ line }) => line),
  );
  const left = new Map(teams.map((team) => [team.id, team.left]));
  const joined: { orderId: number; teamId: number; count: number }[] = [];
  const answers = asked.map(({ orderId, line }): Result<PlacedTeam> => {
    const team = teams.find((one) => one.formatId === line.formatId && one.publicId === line.publicId);
    if (!team || (team.isPrivate && team.code !== line.code))
      return invalid({ [line.uniqueId]: { id: 'team_unknown' } });
    const has = left.get(team.id) ?? 0;
    if (has < line.count) {
      return refuse({
        code: 'tickets_unavailable',
        items: [
          {
            unique_id: line.uniqueId,
            message: { id: 'tickets_unavailable' },
            format_public_id: line.formatPublicId,
            tickets_left: has,
          },
        ],
      });
    }
    left.set(team.id, has - line.count);
    joined.push({ orderId, teamId: team.id, count: line.count });
    return ok({ teamId: team.id, publicId: team.publicId, number: team.number ?? 0, code: team.code });
  });
  await addToTeams(
    tx,
    teams.flatMap(({ id, left: had }) => {
      const count = had - (left.get(id) ?? had);
      return count ? [{ id, count }] : [];
    }),
  );
  await insertTakings(tx, joined);
  return answers;
});

/** See `OrderInventory.takeTeamPlaces`. */
export const takeTeamPlaces = (tx: Tx, orderId: number, line: TeamLine): Promise<Result<PlacedTeam>> =>
  joinTeams(tx, { orderId, line });

const foundTeams = gathered<{ orderId: number; team: NewTeam }, PlacedTeam>(async (tx, asked) => {
  const named = asked.map(({ orderId, team }) => ({
    orderId,
    team: { ...team, publicId: randomId(), code: team.isPrivate ? randomCode(codeLength) : null },
  }));
  const rows = new Map(
    (
      await insertTeams(
        tx,
        named.map(({ team }) => team),
      )
    ).map((row) => [row.publicId, row]),
  );
  const placed = named.map(({ orderId, team: { publicId, code, count } }) => {
    const row = rows.get(publicId);
    if (!row) throw new Error('no team was made');
    return { orderId, count, team: { teamId: row.id, publicId, number: row.number, code } };
  });
  await insertTakings(
    tx,
    placed.map(({ orderId, count, team }) => ({ orderId, teamId: team.teamId, count })),
  );
  return placed.map(({ team }) => team);
});

/** See `OrderInventory.foundTeam`. */
export const foundTeam = (tx: Tx, orderId: number, team: NewTeam): Promise<PlacedTeam> =>
  foundTeams(tx, { orderId, team });
