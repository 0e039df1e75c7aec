import type { MessageSpec } from '@trassa/contracts';
import { randomCode, randomId } from '../../../kernel/ids.ts';
import { invalid, ok, refuse } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { decideTakings } from '../domain/decide-takings.ts';
import type {
  ClusterLine,
  NewTeam,
  NumberLine,
  PlacedCluster,
  PlacedTeam,
  ShirtLine,
  TeamLine,
} from './order-places.ts';
import { bookForOrder, selectStrangeNumbers } from '../numbers/numbers.repository.ts';
import {
  addToClusters,
  addToShirts,
  addToTeams,
  insertTakings,
  insertTeam,
  lockClusters,
  lockShirts,
  lockTeam,
} from '../takings.repository.ts';

const codeLength = 8;

/** See `OrderInventory.takeClusters`. */
export const takeClusters = async (
  tx: Tx,
  orderId: number,
  lines: readonly ClusterLine[],
): Promise<Result<PlacedCluster[]>> => {
  if (!lines.length) return ok([]);
  const stocks = await lockClusters(tx, [...new Set(lines.map((line) => line.formatId))]);
  const found = lines.map((line) => ({
    line,
    stock: stocks.find((one) => one.formatId === line.formatId && one.names.includes(line.cluster)),
  }));
  const demands = found.map(({ line, stock }) => ({
    uniqueId: line.uniqueId,
    key: String(stock?.id ?? ''),
    count: line.count,
  }));
  const { refused, sums } = decideTakings(
    stocks.map((stock) => ({ key: String(stock.id), left: stock.left })),
    demands,
  );
  if (refused.length) {
    const messageOf = (key: string): MessageSpec => ({ id: key === '' ? 'cluster' : 'cluster_full' });
    return invalid(Object.fromEntries(refused.map(({ demand }) => [demand.uniqueId, messageOf(demand.key)])));
  }
  const takings = [...sums].map(([key, count]) => ({ clusterId: Number(key), count }));
  await addToClusters(
    tx,
    takings.map(({ clusterId, count }) => ({ id: clusterId, count })),
  );
  await insertTakings(tx, orderId, takings);
  return ok(found.flatMap(({ line, stock }) => (stock ? [{ uniqueId: line.uniqueId, clusterId: stock.id }] : [])));
};

const shirtKey = (one: { eventCityId: number; size: string }): string => `${one.eventCityId} ${one.size}`;

/** See `OrderInventory.takeShirts`. */
export const takeShirts = async (tx: Tx, orderId: number, lines: readonly ShirtLine[]): Promise<Result<null>> => {
  if (!lines.length) return ok(null);
  const stocks = await lockShirts(tx, [...new Set(lines.map((line) => line.eventCityId))]);
  const demands = lines.map((line) => ({ uniqueId: line.uniqueId, key: shirtKey(line), count: line.count }));
  const { refused, sums } = decideTakings(
    stocks.map((stock) => ({ key: shirtKey(stock), left: stock.left })),
    demands,
  );
  if (refused.length) {
    return refuse({
      code: 'size_unavailable',
      items: refused.map(({ demand, left }) => ({
        unique_id: demand.uniqueId,
        message: { id: 'size_unavailable' },
        size_left: left,
      })),
    });
  }
  const takings = stocks.flatMap(({ eventCityId, size }) => {
    const count = sums.get(shirtKey({ eventCityId, size })) ?? 0;
    return count ? [{ eventCityId, size, count }] : [];
  });
  await addToShirts(tx, takings);
  await insertTakings(tx, orderId, takings);
  return ok(null);
};

/** See `OrderInventory.takeTeamPlaces`. */
export const takeTeamPlaces = async (tx: Tx, orderId: number, line: TeamLine): Promise<Result<PlacedTeam>> => {
  const team = await lockTeam(tx, line.formatId, line.publicId);
  if (!team || (team.isPrivate && team.code !== line.code)) return invalid({ [line.uniqueId]: { id: 'team_unknown' } });
  if (team.left < line.count) {
    return refuse({
      code: 'tickets_unavailable',
      items: [
        {
          unique_id: line.uniqueId,
          message: { id: 'tickets_unavailable' },
          format_public_id: line.formatPublicId,
          tickets_left: team.left,
        },
      ],
    });
  }
  await addToTeams(tx, [{ id: team.id, count: line.count }]);
  await insertTakings(tx, orderId, [{ teamId: team.id, count: line.count }]);
  return ok({ teamId: team.id, publicId: team.publicId, number: team.number ?? 0, code: team.code });
};

/** See `OrderInventory.foundTeam`. */
export const foundTeam = async (tx: Tx, orderId: number, team: NewTeam): Promise<PlacedTeam> => {
  const publicId = randomId();
  const code = team.isPrivate ? randomCode(codeLength) : null;
  const { id, number } = await insertTeam(tx, { ...team, publicId, code });
  await insertTakings(tx, orderId, [{ teamId: id, count: team.count }]);
  return { teamId: id, publicId, number, code };
};

const numberKey = (one: { formatId: number; number: number }): string => `${one.formatId} ${one.number}`;

/** See `OrderInventory.bookNumbers`. */
export const bookNumbers = async (tx: Tx, orderId: number, lines: readonly NumberLine[]): Promise<Result<null>> => {
  if (!lines.length) return ok(null);
  const first = new Map(lines.toReversed().map((line) => [numberKey(line), line]));
  const wanted = [...first.values()];
  const strange = new Set((await selectStrangeNumbers(tx, wanted)).map(numberKey));
  const got = new Set(
    (
      await bookForOrder(
        tx,
        orderId,
        wanted,
        lines.flatMap((line) => line.holdId ?? []),
      )
    ).map(numberKey),
  );
  const refused = lines.filter(
    (line) => strange.has(numberKey(line)) || !got.has(numberKey(line)) || first.get(numberKey(line)) !== line,
  );
  if (refused.length) {
    return refuse({
      code: 'number_taken',
      items: refused.map((line) => ({ unique_id: line.uniqueId, message: { id: 'number_taken' } })),
    });
  }
  await insertTakings(
    tx,
    orderId,
    wanted.map(({ formatId, number }) => ({ formatId, number })),
  );
  return ok(null);
};
