import type { Language } from '@trassa/contracts';
import type { OfficePromocode, OfficePromocodeRow } from '@trassa/contracts/office';
import { toUnix } from '../../../kernel/clock.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { say } from '../../../kernel/say.ts';
import type { PromocodeCardRow, PromocodeRow } from './promocode-rows.repository.ts';

type View = { readonly language: Language; readonly now: Date };

export const stateOf = ({ available, startsAt, endsAt }: PromocodeRow, now: Date): OfficePromocodeRow['state'] => {
  if (available < 1 || (endsAt !== null && endsAt <= now)) return 'over';
  return startsAt !== null && startsAt > now ? 'soon' : 'active';
};

export const presentRow = (row: PromocodeRow, { language, now }: View): OfficePromocodeRow => {
  const named = ({ publicId, ru, en }: PromocodeRow['events'][number]) => ({
    public_id: publicId,
    title: say(language, ru, en),
  });
  return {
    public_id: row.publicId,
    code: row.code,
    series: row.seriesId === null ? null : { public_id: row.seriesId, title: row.series ?? '' },
    kind: row.kind,
    discount: row.discount,
    code_count: row.codeCount,
    uses: row.uses,
    used: row.uses - row.available,
    starts_at: row.startsAt && toUnix(row.startsAt),
    ends_at: row.endsAt && toUnix(row.endsAt),
    events: row.events.map(named),
    items: row.items.map(named),
    turnover: toRoubles(row.turnover),
    given: toRoubles(row.given),
    state: stateOf(row, now),
  };
};

/** The card of a code; `alike`: others that are read or typed the same. */
export const presentCard = (row: PromocodeCardRow, alike: readonly string[], view: View): OfficePromocode => ({
  ...presentRow(row, view),
  note: row.note,
  alike: [...alike],
  version: row.version,
  created: toUnix(row.createdAt),
  updated: toUnix(row.updatedAt),
  updated_by: row.editorId === null ? null : { public_id: row.editorId, name: row.editorName ?? '' },
});
