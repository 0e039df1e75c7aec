import type { MessageSpec } from '@trassa/contracts';
import { checkAudience, type MailingConditions, type MailingKind, type Reach } from '@trassa/rules';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import { type Executor, reaches } from '../../../platform/database/index.ts';
import { placesOfMailing } from '../mailings.repository.ts';
import { findStart, type StartRow } from './targets.repository.ts';

export type Asked = {
  readonly kind: MailingKind;
  /** Public id. */
  readonly start: string | null;
  readonly conditions: MailingConditions;
};
export type CheckedAudience = {
  readonly start: StartRow | null;
  readonly problems: Readonly<Record<string, MessageSpec>>;
};

/** A start in reach; what is unknown and what is another's is the same. */
export const reachStart = async (db: Executor, publicId: string, reach: Reach): Promise<StartRow | null> => {
  const start = await findStart(db, publicId);
  return start && reaches(reach, { event: start.event, start: start.publicId }) ? start : null;
};

/**
 * What is wrong with an audience, by its field. Whoever reaches some starts writes to the people of one of them alone, and leaves
 * out those of a mailing that he reaches. BO-110
 */
export const checkAsked = async (db: Executor, asked: Asked, reach: Reach): Promise<Result<CheckedAudience>> => {
  const start = asked.start === null ? null : await reachStart(db, asked.start, reach);
  if (asked.start !== null && !start) return notFound();
  const problems: Record<string, MessageSpec> = checkAudience({ ...asked, hasStart: start !== null });
  if (!start && reach !== 'all') problems['start'] = { id: asked.kind === 'news' ? 'mailing_scope' : 'mailing_start' };
  const { exclude } = asked.conditions;
  if (exclude !== null) {
    const places = await placesOfMailing(db, exclude);
    const isHis =
      places &&
      (reach === 'all' || places.some((place) => reaches(reach, { event: place.event, start: place.start ?? '' })));
    if (!isHis) problems['exclude'] = { id: 'option' };
  }
  return ok({ start, problems });
};
