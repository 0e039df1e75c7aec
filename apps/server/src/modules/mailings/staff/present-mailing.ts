import { errorText, type Language } from '@trassa/contracts';
import { type OfficeMailing, type OfficeMailingRow, mailingActs } from '@trassa/contracts/office';
import { checkMailingText, type Grant, mailingTransitions, may, type MailingCause, nextState } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { say } from '../../../kernel/say.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { placesOfMailing } from '../mailings.repository.ts';
import { checkAsked } from '../audience/check-audience.ts';
import { countLetters } from '../sending/letters.repository.ts';
import { findMailingRow, type MailingRow } from './mailing-rows.repository.ts';

export type Viewer = { readonly grants: readonly Grant[]; readonly language: Language; readonly now: Date };

const startOf = (row: MailingRow, language: Language): OfficeMailingRow['start'] =>
  row.start === null
    ? null
    : {
        public_id: row.start,
        title: `${say(language, row.startRu ?? '', row.startEn)}, ${say(language, row.cityRu ?? '', row.cityEn)}`,
        timezone: row.timezone ?? '',
      };

export const presentRow = (row: MailingRow, language: Language): OfficeMailingRow => ({
  public_id: row.publicId,
  title: row.title,
  kind: row.kind,
  start: startOf(row, language),
  state: row.state,
  at: (row.begunAt ?? row.sendAt) && toUnix(row.begunAt ?? row.sendAt ?? row.createdAt),
  sent: row.sent,
  refused: row.refused,
  created: toUnix(row.createdAt),
});

type Act = (typeof mailingActs)[number];
const causeOf: Partial<Record<Act, MailingCause>> = {
  send: 'schedule',
  recall: 'recall',
  pause: 'pause',
  resume: 'resume',
  stop: 'stop',
};

/** A mailing with what the viewer may do with it now; null: there is none. */
export const readMailing = async (
  db: Executor,
  publicId: string,
  { grants, language, now }: Viewer,
): Promise<OfficeMailing | null> => {
  const row = await findMailingRow(db, publicId);
  if (!row) return null;
  const places = (await placesOfMailing(db, publicId)) ?? [];
  const has = (right: 'mailings.edit' | 'mailings.send'): boolean =>
    may(grants, right, places, toUnix(now)).verdict === 'yes';
  const isDraft = row.state === 'draft';
  const checked = isDraft ? await checkAsked(db, row, 'all') : null;
  const problems = isDraft
    ? { ...checkMailingText(row.content, row.start !== null), ...(checked?.ok ? checked.value.problems : {}) }
    : {};
  const isAllowed = (act: Act): boolean => {
    const cause = causeOf[act];
    if (!cause) return isDraft && has('mailings.edit');
    return nextState(mailingTransitions, row.state, cause) !== null && has('mailings.send');
  };
  const counts = row.begunAt === null ? null : { total: row.total, ...(await countLetters(db, row)) };
  return {
    ...presentRow(row, language),
    content: row.content as OfficeMailing['content'],
    conditions: row.conditions as OfficeMailing['conditions'],
    counts,
    rests: row.rests,
    ended: row.endedAt && toUnix(row.endedAt),
    problems: Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, errorText(language, problem)]),
    ),
    can: mailingActs.filter(isAllowed),
    may_edit: isDraft && has('mailings.edit'),
    version: row.version,
    created: toUnix(row.createdAt),
    updated: toUnix(row.updatedAt),
    updated_by: row.editorId === null ? null : { public_id: row.editorId, name: row.editorName ?? '' },
  };
};
