import { expect, it } from 'vitest';
import { settleGroup } from '../assign-legs.ts';
import type { ImportRow } from '../import-row.ts';

const row = (said: Partial<ImportRow>): ImportRow =>
  ({ section: 0, formatId: 1, startNumber: '', lastName: 'Участник', firstName: '', splits: [], ...said }) as ImportRow;

it('thousands of rows that one word names are told apart at once', () => {
  const rows = Array.from({ length: 20_000 }, (_, line) => row({ line, club: `Клуб ${line}` }));
  let namesakes = 0;
  const settled = settleGroup(rows, new Set(), { onNamesake: () => (namesakes += 1) });
  expect([settled.rows.length, namesakes]).toEqual([20_000, 19_999]);
});
