import type { Language } from '@trassa/contracts';
import type { OfficeAlarm } from '@trassa/contracts/office';
import { type Grant, reachOf, type Right } from '@trassa/rules';
import { fromUnix, toUnix } from '../../kernel/clock.ts';
import type { OfficeScope } from '../../kernel/office-scope.ts';
import type { ReportsDeps } from './reports-deps.ts';

const minute = 60;
const day = 86_400;
/** Attempts and letters are judged by shares, so a few of them say nothing. */
const fewest = { attempts: 20, letters: 50 };
const least = { captured: 0.7, sent: 0.98 };
const lowShirts = 5;
/** Starts that one alarm names. */
const most = 5;
const mostComing = 200;

type Asked = { readonly grants: readonly Grant[]; readonly language: Language };

const share = (of: number, all: number): number => Math.round((of / all) * 100);

/** What is wrong now, of what the person has a right to see (back-office.md 3.3); the whole house's for whoever reaches all of it. */
export const listAlarms = async (deps: ReportsDeps, { grants, language }: Asked): Promise<OfficeAlarm[]> => {
  const { db, alarms, clock, resolveReach } = deps;
  const now = clock();
  const at = toUnix(now);
  const ago = (seconds: number): Date => fromUnix(at - seconds);
  const within = (right: Right, find: (scope: OfficeScope) => Promise<OfficeAlarm[]>) => async () => {
    const reach = reachOf(grants, right, at);
    return reach === null ? [] : find(await resolveReach(db, reach));
  };
  const house = (right: Right, find: () => Promise<OfficeAlarm[]>) => async () =>
    reachOf(grants, right, at) === 'all' ? find() : [];
  const counted = (code: OfficeAlarm['code'], count: number | null): OfficeAlarm[] =>
    count ? [{ code, count, start: null }] : [];
  const named = (code: OfficeAlarm['code'], count: number, of: { publicId: string; title: string }): OfficeAlarm => ({
    code,
    count,
    start: { public_id: of.publicId, title: of.title },
  });
  const asked = [
    house('audit.view', async () => counted('audit_broken', await alarms.brokenEntry(db))),
    house('orders.view', async () => counted('not_issued', await alarms.notIssued(db, ago(2 * minute)))),
    house('refunds.view', async () => counted('refund_failed', await alarms.failedRefunds(db))),
    house('payments.view', async () => {
      const { captured, failed } = await alarms.attempts(db, ago(15 * minute));
      const all = captured + failed;
      return all < fewest.attempts || captured / all >= least.captured
        ? []
        : counted('payments_failing', share(failed, all));
    }),
    house('mailings.view', async () => {
      const { sent, failed } = await alarms.letters(db, ago(60 * minute));
      const all = sent + failed;
      return all < fewest.letters || sent / all >= least.sent ? [] : counted('letters_failing', share(failed, all));
    }),
    within('results.view', async (scope) => {
      const lately = { from: ago(30 * day), to: ago(day / 2) };
      const starts = await alarms.startsWithoutResults(db, lately, { scope, language, most });
      return starts.map((start) => named('results_waiting', 1, start));
    }),
    within('places.view', async (scope) => {
      const starts = await alarms.comingStarts(db, now, { scope, language, most: mostComing });
      const ids = starts.map(({ id }) => id);
      const about = (code: OfficeAlarm['code'], start: number, count: number): OfficeAlarm[] => {
        const of = starts.find(({ id }) => id === start);
        return of ? [named(code, count, of)] : [];
      };
      const full = await alarms.fullFormats(db, { starts: ids, now, most });
      const low = await alarms.lowShirts(db, { starts: ids, below: lowShirts, most });
      return [
        ...full.flatMap(({ start, formats }) => about('sold_out', start, formats)),
        ...low.flatMap(({ start, sizes }) => about('shirts_low', start, sizes)),
      ];
    }),
  ];
  // One after another: many screens that renew themselves share the pool with the sale.
  const found: OfficeAlarm[] = [];
  for (const ask of asked) found.push(...(await ask()));
  return found;
};
