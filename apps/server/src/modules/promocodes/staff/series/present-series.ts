import type { Language } from '@trassa/contracts';
import type { PromocodePart, PromocodeSeries, PromocodeSeriesRow } from '@trassa/contracts/office';
import { toUnix } from '../../../../kernel/clock.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import { say } from '../../../../kernel/say.ts';
import type { Named } from '../code-targets.repository.ts';
import type { PartRow } from './parts.repository.ts';
import type { SeriesCardRow, SeriesRow } from './series-rows.repository.ts';

type View = { readonly language: Language; readonly now: Date };

const stateOf = ({ startsAt, endsAt }: SeriesRow, now: Date): PromocodeSeriesRow['state'] => {
  if (endsAt !== null && endsAt <= now) return 'over';
  return startsAt !== null && startsAt > now ? 'soon' : 'active';
};

export const presentRow = (row: SeriesRow, { language, now }: View): PromocodeSeriesRow => {
  const named = ({ publicId, ru, en }: Named) => ({ public_id: publicId, title: say(language, ru, en) });
  return {
    public_id: row.publicId,
    title: row.title,
    note: row.note,
    kind: row.kind,
    discount: row.discount,
    code_count: row.codeCount,
    uses: row.uses,
    codes: row.codes,
    used_codes: row.usedCodes,
    starts_at: row.startsAt && toUnix(row.startsAt),
    ends_at: row.endsAt && toUnix(row.endsAt),
    events: row.events.map(named),
    items: row.items.map(named),
    turnover: toRoubles(row.turnover),
    given: toRoubles(row.given),
    state: stateOf(row, now),
  };
};

/** A file is of all codes that its run makes: none is ready while it may make more. */
export const fileOf = ({
  count,
  made,
  runState,
  givenAt,
}: Pick<PartRow, 'count' | 'made' | 'runState' | 'givenAt'>): PromocodePart['file'] => {
  if (givenAt !== null) return 'given';
  return made > 0 && (runState === 'done' || runState === 'stopped' || made >= count) ? 'ready' : 'making';
};

const presentPart = (row: PartRow): PromocodePart => ({
  position: row.position,
  count: row.count,
  made: row.made,
  run: row.run,
  run_state: row.runState,
  file: fileOf(row),
  given: row.givenAt && toUnix(row.givenAt),
  given_by: row.giverId === null ? null : { public_id: row.giverId, name: row.giverName ?? '' },
});

export const presentCard = (row: SeriesCardRow, parts: readonly PartRow[], view: View): PromocodeSeries => ({
  ...presentRow(row, view),
  prefix: row.prefix,
  length: row.length,
  stopped: row.stopped,
  parts: parts.map(presentPart),
  version: row.version,
  created: toUnix(row.createdAt),
  updated: toUnix(row.updatedAt),
  updated_by: row.editorId === null ? null : { public_id: row.editorId, name: row.editorName ?? '' },
});
