import { errorText, type Language, type SupportType } from '@trassa/contracts';
import { checkSupport, emailKey, normaliseSupport, type SupportFields } from '@trassa/rules';
import { randomId } from '../../kernel/ids.ts';
import { invalid, ok, refuse, type Result } from '../../kernel/result.ts';
import type { SupportDeps } from './support-deps.ts';
import { countRecent, insertRequest } from './support.repository.ts';

type Request = SupportFields & {
  readonly support_type: SupportType;
  readonly mailing?: boolean | null | undefined;
  readonly club?: string | null | undefined;
};
type From = { readonly userId: number | null; readonly address: string; readonly language: Language };

/** What is wrong with a request, before it counts as one. */
export const refuseRequest = (request: SupportFields): Result<true> => {
  const problems = checkSupport(request);
  const { agree, ...fields } = problems;
  if (Object.keys(fields).length) return invalid(problems);
  return agree ? refuse({ code: 'consent_required', errors: { agree } }) : ok(true);
};

/**
 * POST /api/support: keeps the request with its consent and mails the team and the visitor. An address gets one such letter
 * an hour: the form is no way to fill somebody's mailbox.
 */
export const sendRequest = async (
  deps: SupportDeps,
  request: Request,
  from: From,
): Promise<Result<{ message: string }>> => {
  const checked = refuseRequest(request);
  if (!checked.ok) return checked;
  const { db, notifications } = deps;
  const fields = normaliseSupport(request);
  const { email } = fields;
  const { language, userId, address } = from;
  const publicId = randomId();
  const isAgreed = request.agree === true;
  const mailing = request.mailing === true;
  const team = (await deps.teamAddress()) ?? deps.config.mailFrom.address;
  await db.transaction().execute(async (tx) => {
    const row = { ...fields, publicId, type: request.support_type, club: request.club ?? null };
    await insertRequest(tx, { ...row, userId, language, mailing, isAgreed });
    if (isAgreed)
      await deps.accounts.saveConsents(tx, [{ purpose: 'personal_data', given: true }], {
        userId,
        email,
        source: 'support',
        address,
      });
    const data = { support: publicId };
    await notifications.queue(tx, [
      { template: 'support_team', recipient: team, language: 'ru', data, dedupeKey: `support_team:${publicId}` },
    ]);
    const isFirst = (await countRecent(tx, email)) === 1;
    if (isFirst && emailKey(email) !== emailKey(team))
      await notifications.queue(tx, [
        { template: 'support_visitor', recipient: email, language, data, dedupeKey: `support_visitor:${publicId}` },
      ]);
  });
  if (mailing) await askForMailing(deps, { email, isAgreed }, from);
  return ok({ message: errorText(language, { id: 'support_sent' }) });
};

/** The request is kept already: it is answered whatever becomes of the mailing. */
const askForMailing = async (
  { accounts, log }: SupportDeps,
  { email, isAgreed }: { email: string; isAgreed: boolean },
  from: From,
): Promise<void> => {
  try {
    await accounts.subscribe({ email, ...(isAgreed && { agree: true }) }, from);
  } catch (err) {
    log.warn({ err }, 'a mailing asked for with a request was not begun');
  }
};
