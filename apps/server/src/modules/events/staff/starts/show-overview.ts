import type { Language } from '@trassa/contracts';
import type { StartOverview } from '@trassa/contracts/office';
import { isoDay, momentAt } from '@trassa/rules';
import { fromUnix, toUnix } from '../../../../kernel/clock.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import { priceAt } from '../../domain/price-now.ts';
import { toSteps } from '../../steps.ts';
import type { EventsStaffDeps } from '../events-staff-deps.ts';
import { selectDays, selectFormatFigures, selectMoney, selectTeamsAndShirts } from './overview.repository.ts';
import { selectStart } from './start-card.repository.ts';

const daysShown = 30;
const day = 86_400;

/** GET /api/admin/event_cities/{id}/overview; null for an unknown start. */
export const showOverview = async (
  { ticketFigures }: Pick<EventsStaffDeps, 'ticketFigures'>,
  db: Executor,
  publicId: string,
  { language, now: at }: { readonly language: Language; readonly now: Date },
): Promise<StartOverview | null> => {
  const row = await selectStart(db, publicId, at);
  if (!row) return null;
  const now = toUnix(at);
  const { id: startId, timezone } = row;
  const first = momentAt(isoDay(now - (daysShown - 1) * day, timezone), '00:00', timezone);
  const [formats, money, days, { teamsIncomplete, shirts }, tickets] = await Promise.all([
    selectFormatFigures(db, startId),
    selectMoney(db, startId),
    selectDays(db, { startId, since: fromUnix(first), timezone }),
    selectTeamsAndShirts(db, startId),
    ticketFigures(db, startId),
  ]);
  const steps = formats.flatMap(({ kinds }) => kinds.flatMap(({ prices }) => toSteps(prices).map(({ from }) => from)));
  const places = new Map(days.map((one) => [one.day, one.places]));
  return {
    formats: formats.map((format) => ({
      public_id: format.publicId,
      title: say(language, format.titleRu, format.titleEn),
      status: format.status,
      hidden: format.hidden,
      kinds: format.kinds.map(({ kind, capacity, taken, prices }) => ({
        kind,
        capacity,
        taken,
        price: prices.length ? toRoubles(priceAt(toSteps(prices), now, null).price) : null,
      })),
    })),
    money: {
      sum: toRoubles(Math.max(0, money.sum - money.refunded)),
      discount: toRoubles(money.discount),
      refunded: toRoubles(money.refunded),
    },
    days: Array.from({ length: daysShown }, (_, index) => {
      const name = isoDay(first + index * day + day / 2, timezone);
      return { day: name, places: places.get(name) ?? 0 };
    }),
    steps: [...new Set(steps.filter((step) => step >= first && step <= now))].toSorted((a, b) => a - b),
    tickets: tickets.tickets,
    without_participant: tickets.withoutParticipant,
    documents_missing: tickets.documentsMissing,
    teams_incomplete: teamsIncomplete,
    shirts,
    public_path: `/event/${row.eventPublicId}?city=${row.publicId}`,
  };
};
