/**
 * Repositories whose rows keep names with `_`, for nothing renames them on their way out: part of the path below `src` →
 * where they go. All others name their rows as the code does; a line that is not needed any more is reported.
 */
export const wireRows: Readonly<Record<string, string>> = {
  '/personal/export-': 'a person’s file of own data says what the wire says',
  'modules/basket/personal/kept-lines.repository.ts': 'the same file',
  'modules/clubs/clubs.repository.ts': 'cities go to the wire as they are',
  'modules/events/reference.repository.ts': 'cities go to the wire as they are',
  'modules/places/schools.repository.ts': 'schools go to the wire as they are',
  'modules/results/cities.repository.ts':
    'cities go to the wire as they are; tables are shown by the names of their columns',
  'modules/reminders/personal/kept-reminders.repository.ts': 'a person’s file of own data',
  'modules/results/people.repository.ts': 'rows of tables with their start, shown as their lists show them',
  'modules/results/runner/runner.repository.ts': 'the same',
  'modules/results/rows.repository.ts':
    'a column of a table has one name in SQL, in the rules, on the wire and in addresses',
  'modules/results/rivals.repository.ts': 'rows of the same table, shown as its lists show them',
  'modules/results/view.repository.ts': 'the same rows with their start',
  'modules/support/personal/kept-requests.repository.ts': 'a person’s file of own data',
};
