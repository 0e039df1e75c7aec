import { errorText, type Language, type ResultRow } from '@trassa/contracts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import { type Database, transact } from '../../platform/database/index.ts';
import { wordsOf } from './domain/fold-name.ts';
import { presentView } from './result.presenter.ts';
import { findTicketResult, lockOwnNames, updateName } from './view.repository.ts';

/**
 * PUT /api/user/result/{id}: hides or shows the name in tables, search, pictures and public papers. By the ticket's holder
 * alone; kept when the results are read again.
 */
export const hideName = async (
  db: Database,
  {
    ticketPublicId,
    userId,
    isHidden,
    language,
  }: { ticketPublicId: string; userId: number; isHidden: boolean; language: Language },
): Promise<Result<{ message: string; values: ResultRow }>> =>
  transact(db, async (tx) => {
    const names = await lockOwnNames(tx, ticketPublicId, userId);
    for (const { id, last_name: lastName, first_name: firstName, team } of names)
      await updateName(tx, id, { name_hidden: isHidden, ...wordsOf({ lastName, firstName, team, isHidden }) });
    const found = await findTicketResult(tx, ticketPublicId, userId);
    if (!found?.result) return notFound();
    const message = errorText(language, { id: isHidden ? 'result_name_hidden' : 'result_name_shown' });
    return ok({ message, values: presentView(found.result) });
  });
