import type { Language } from '@trassa/contracts';
import { defaultTeamSize } from '@trassa/rules';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { OrderInventory } from '../../inventory/index.ts';
import type { OrderToFill, SoldLine } from '../../orders/index.ts';
import { teamWord } from '../team-title.ts';
import type { TicketPlan } from './ticket-line.ts';

/** Places that go into one new team: how many of which line. */
type NewTeamPlaces = {
  title: string;
  format: TicketPlan['format'];
  places: { uniqueId: string; count: number }[];
  count: number;
};

const titleOf = ({ line, format, info }: TicketPlan, language: Language): string | null => {
  const typed = line.team?.title?.trim();
  if (typed) return typed;
  if (!format.teamAll) return null;
  const captain = typeof info?.['last_name'] === 'string' ? info['last_name'] : '';
  return captain ? `${teamWord[language]} ${captain}` : teamWord[language];
};

/** One team per title and purchase; a whole team that is full is followed by the next one (DEC-54, DEC-55). */
const newTeams = (lines: readonly SoldLine<TicketPlan>[], language: Language): NewTeamPlaces[] => {
  const open = new Map<string, NewTeamPlaces>();
  const teams: NewTeamPlaces[] = [];
  for (const line of lines) {
    const plan = line.goods.plan;
    const { format } = plan;
    const size = format.maxCount ?? Math.max(defaultTeamSize, format.teamAll ? line.count : 1);
    const key = JSON.stringify([
      format.publicId,
      plan.line.groupId ?? '',
      format.teamAll ? '' : titleOf(plan, language),
    ]);
    for (let left = line.count; left > 0;) {
      let team = open.get(key);
      if (!team || team.count >= size) {
        const title = titleOf(plan, language);
        if (title === null) break;
        team = { title, format, places: [], count: 0 };
        open.set(key, team);
        teams.push(team);
      }
      const count = Math.min(left, size - team.count);
      team.places.push({ uniqueId: line.uniqueId, count });
      team.count += count;
      left -= count;
    }
  }
  return teams;
};

/**
 * Teams of an order's places by unique_id, a team id per place; lines without a team are absent. A named team is joined,
 * a title founds one, a whole team without a title gets one by its first participant, in the buyer's language.
 */
export const placeTeams = async (
  tx: Tx,
  inventory: OrderInventory,
  { id: orderId, language }: Pick<OrderToFill, 'id' | 'language'>,
  lines: readonly SoldLine<TicketPlan>[],
): Promise<Result<Map<string, number[]>>> => {
  const teams = new Map<string, number[]>();
  const inTeams = lines.filter((line) => line.goods.plan.format.isTeam);
  const joining = inTeams.filter((line) => line.goods.plan.line.team?.public_id);
  // Locks in one order, whatever the order of the lines.
  for (const line of joining.toSorted((a, b) =>
    (a.goods.plan.line.team?.public_id ?? '') < (b.goods.plan.line.team?.public_id ?? '') ? -1 : 1,
  )) {
    const { format, line: sent } = line.goods.plan;
    const placed = await inventory.takeTeamPlaces(tx, orderId, {
      uniqueId: line.uniqueId,
      formatId: format.id,
      formatPublicId: format.publicId,
      count: line.count,
      publicId: sent.team?.public_id ?? '',
      code: sent.team?.code ?? null,
    });
    if (!placed.ok) {
      if (placed.refusal.code !== 'validation') return placed;
      return refuse({ code: 'validation', errors: { [`${line.path}.team`]: { id: 'team_unknown' } } });
    }
    teams.set(line.uniqueId, Array<number>(line.count).fill(placed.value.teamId));
  }
  const founding = inTeams.filter((line) => !joining.includes(line));
  for (const team of newTeams(founding, language)) {
    const { teamId } = await inventory.foundTeam(tx, orderId, {
      uniqueId: team.places[0]?.uniqueId ?? '',
      formatId: team.format.id,
      title: team.title,
      count: team.count,
      maxCount: team.format.maxCount ?? Math.max(defaultTeamSize, team.count),
      isPrivate: team.format.teamAll,
    });
    for (const { uniqueId, count } of team.places)
      teams.set(uniqueId, [...(teams.get(uniqueId) ?? []), ...Array<number>(count).fill(teamId)]);
  }
  return ok(teams);
};
