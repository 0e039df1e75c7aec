import type { EventFormat, Language } from '@trassa/contracts';
import type { MoveOptions } from '@trassa/contracts/office';
import { type Grant, may, type Reach } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import type { OfficeScope } from '../../../kernel/office-scope.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Database, Executor } from '../../../platform/database/index.ts';
import { findComingStarts, placesOfStart } from '../../events/index.ts';
import { findStartOfTicket } from './moves.repository.ts';

export type OptionsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  /** Port: a start by its name, with all formats that are published, hidden ones too. */
  showStart(publicId: string, language: Language): Promise<{ title: string; formats: EventFormat[] } | null>;
  /** Port of the events: what a reach holds. */
  resolveReach(db: Executor, reach: Reach): Promise<OfficeScope>;
};

/** Starts that are offered, the nearest. */
const mostStarts = 200;

type Asked = {
  readonly publicId: string;
  /** undefined: the ticket's own. */
  readonly start: string | undefined;
  readonly reach: Reach;
  readonly grants: readonly Grant[];
  readonly language: Language;
};

/** Where a ticket could go: coming starts in reach, and the formats of one of them. A start out of reach is unknown. */
export const readMoveOptions = async (
  { db, clock, showStart, resolveReach }: OptionsDeps,
  { publicId, start: asked, reach, grants, language }: Asked,
): Promise<Result<{ values: MoveOptions }>> => {
  const own = await findStartOfTicket(db, publicId);
  if (!own) return notFound();
  const start = asked ?? own.start;
  const places = await placesOfStart(db, start);
  if (!places || may(grants, 'tickets.move', places, toUnix(clock())).verdict !== 'yes') return notFound();
  const shown = await showStart(start, language);
  const scope = await resolveReach(db, reach);
  const coming = await findComingStarts(db, clock(), { scope, language, most: mostStarts });
  return ok({
    values: {
      version: own.version,
      format: own.format,
      fee: toRoubles(own.fee),
      start,
      starts: coming.map(({ publicId: id, title, startTime, timezone }) => ({
        public_id: id,
        title,
        starts: toUnix(startTime),
        timezone,
      })),
      formats: shown?.formats ?? [],
    },
  });
};
