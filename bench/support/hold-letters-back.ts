import type { TemporaryDatabase } from './temporary-database.ts';

/** From now on letters wait for ever: papers of the measured purchases would be drawn beside what is measured. */
export const holdLettersBack = async (database: Pick<TemporaryDatabase, 'run'>): Promise<void> => {
  await database.run(`
    create function hold_letter_back() returns trigger language plpgsql as
      $$ begin new.next_attempt_at := 'infinity'; return new; end $$`);
  await database.run(
    'create trigger letters_held_back before insert on letters for each row execute function hold_letter_back()',
  );
};
