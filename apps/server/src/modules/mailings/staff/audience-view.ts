import { errorText, type Language } from '@trassa/contracts';
import { type MailingAudience, MailingConditions as Conditions } from '@trassa/contracts/office';
import {
  type MailingConditions,
  type MailingKind,
  maskEmail,
  maskName,
  needsApproval,
  type Reach,
} from '@trassa/rules';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import { limitsInForce } from '../../approvals/index.ts';
import { countPeople } from '../audience/audience.repository.ts';
import { checkAsked } from '../audience/check-audience.ts';
import { hashKey, type MailingsDeps } from '../mailings-deps.ts';
import { limitTime } from '../audience/limit-time.repository.ts';

/** Milliseconds that a count may take. */
const longest = 2000;
const isTooLong = (error: unknown): boolean => (error as { code?: string }).code === '57014';

const readConditions = (text: string): MailingConditions | null => {
  try {
    const parsed = Conditions.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

type Query = { readonly kind: MailingKind; readonly start?: string | undefined; readonly conditions: string };

/** GET …/audience: how many people the conditions have now, and some of them masked. BO-109 */
export const showAudience = async (
  deps: MailingsDeps,
  { kind, start: named, conditions: text }: Query,
  { reach, language }: { readonly reach: Reach; readonly language: Language },
): Promise<Result<{ values: MailingAudience }>> => {
  const conditions = readConditions(text);
  const start = named ?? null;
  if (!conditions) return invalid({ conditions: { id: 'wrong_value' } });
  const checked = await checkAsked(deps.db, { kind, start, conditions }, reach);
  if (!checked.ok) return checked;
  const { problems } = checked.value;
  const told = Object.fromEntries(Object.entries(problems).map(([field, one]) => [field, errorText(language, one)]));
  if (Object.keys(problems).length)
    return ok({ values: { count: 0, languages: { ru: 0, en: 0 }, sample: [], second_person: false, problems: told } });
  try {
    const counted = await deps.db.transaction().execute(async (tx) => {
      await limitTime(tx, longest);
      return countPeople(tx, { kind, startId: checked.value.start?.id ?? null, conditions }, hashKey(deps));
    });
    const count = counted.ru + counted.en;
    return ok({
      values: {
        count,
        languages: { ru: counted.ru, en: counted.en },
        sample: counted.sample.map((one) => ({
          id: one.hash,
          name: maskName(one.name),
          email: maskEmail(one.address),
          language: one.language,
        })),
        second_person: needsApproval('mailing', { people: count }, await limitsInForce(deps.db)),
        problems: told,
      },
    });
  } catch (error) {
    if (isTooLong(error)) return refuse({ code: 'unavailable', retryAfter: 5 });
    throw error;
  }
};
