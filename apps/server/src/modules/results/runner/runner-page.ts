import { errorText, type Language, type RunnerPage } from '@trassa/contracts';
import { personalBests } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, notFound, ok, type Result } from '../../../kernel/result.ts';
import { type Database, transact, type Tx } from '../../../platform/database/index.ts';
import { finishTime, presentFound } from '../result.presenter.ts';
import { deletePage, findOwnPage, findRunner, insertPage, listRunnerResults } from './runner.repository.ts';

/** Port: keeps the consent to the page or its withdrawal, with edition, time and address (DEC-44). */
export type SaveRunnerConsent = (tx: Tx, consent: { userId: number; given: boolean; address: string }) => Promise<void>;

/** GET /api/results/runner/{id}: all starts of whoever has opened the page. Two statements. RESULT-10 */
export const readRunnerPage = async (
  db: Database,
  publicId: string,
  language: Language,
): Promise<Result<RunnerPage>> => {
  const runner = await findRunner(db, publicId);
  if (!runner) return notFound();
  const views = await listRunnerResults(db, runner);
  const finished = views.filter((view) => view.status === 'finished');
  const bests = personalBests(
    finished.map((view) => ({ view, eventType: view.event_type, distance: view.distance_km, timeMs: view.time_ms })),
  );
  return ok({
    name: `${runner.firstName} ${runner.lastName}`,
    starts: views.map((view) => presentFound(view, language)),
    finishes: finished.length,
    bests: bests.map(({ view, distance }) => {
      const { event, event_city } = presentFound(view, language);
      return { event_type: event.title, distance, time: finishTime(view), event_city, result: view.public_id };
    }),
  });
};

type Answer = { message: string; values: { public_id: string | null } };

/** PUT /api/user/runner: opens the own page at an address that nobody can guess, or closes it at once. RESULT-10 */
export const openRunnerPage = async (
  { db, saveConsent }: { db: Database; saveConsent: SaveRunnerConsent },
  { userId, address }: { userId: number; address: string },
  isOpen: boolean,
  language: Language,
): Promise<Result<Answer>> =>
  transact(db, async (tx) => {
    const own = await findOwnPage(tx, userId);
    if (!own) return notFound();
    if (isOpen && !(own.firstName && own.lastName)) return invalid({ open: { id: 'runner_page_name' } });
    const isChanged = isOpen ? await insertPage(tx, userId, randomId()) : await deletePage(tx, userId);
    if (isChanged) await saveConsent(tx, { userId, given: isOpen, address });
    const now = await findOwnPage(tx, userId);
    const message = errorText(language, { id: isOpen ? 'runner_page_opened' : 'runner_page_closed' });
    return ok({ message, values: { public_id: now?.publicId ?? null } });
  });
