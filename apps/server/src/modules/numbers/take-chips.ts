import { errorText, type Language, type MessageSpec } from '@trassa/contracts';
import type { ChipLineProblem, ChipsTaken } from '@trassa/contracts/office';
import { type ChipLine, chipLinesMost, readChips } from '@trassa/rules';
import { invalid, notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Acted } from '../../platform/http/index.ts';
import { type Chip, selectChips, selectUnknown, writeChips } from './chips.repository.ts';
import { lockSheet } from './sheets.repository.ts';

const mostProblems = 200;

type Problem = { readonly line: number; readonly field: 'number' | 'chip'; readonly message: MessageSpec };
type Asked = {
  readonly publicId: string;
  readonly text: string;
  readonly isDry: boolean;
  readonly language: Language;
};

/** What of a list does not fit the start: numbers that it has not, chips of numbers that the list does not name. */
const strangeOf = (lines: readonly ChipLine[], unknown: ReadonlySet<number>, kept: readonly Chip[]): Problem[] => {
  const ownerOf = new Map(kept.map(({ chip, number }) => [chip, number]));
  const named = new Set(lines.map(({ number }) => number));
  return lines.flatMap(({ line, number, chips }): Problem[] => [
    ...(unknown.has(number)
      ? [{ line, field: 'number' as const, message: { id: 'chip_number_unknown', number } }]
      : []),
    ...chips.flatMap((chip) => {
      const owner = ownerOf.get(chip);
      return owner === undefined || named.has(owner)
        ? []
        : [{ line, field: 'chip' as const, message: { id: 'chip_taken', chip, number: owner } }];
    }),
  ]);
};

const told = (problems: readonly Problem[], language: Language): ChipLineProblem[] =>
  problems
    .toSorted((a, b) => a.line - b.line)
    .slice(0, mostProblems)
    .map(({ line, field, message }) => ({ line, field, message: errorText(language, message) }));

/**
 * POST /api/admin/event_cities/{id}/chips: the named numbers have these chips and no others; numbers that are not named keep theirs.
 * All or nothing; the same list again changes nothing. BO-078
 */
export const takeChips = async (
  tx: Tx,
  { publicId, text, isDry, language }: Asked,
): Promise<Result<Acted<{ values: ChipsTaken }>>> => {
  const sheet = await lockSheet(tx, publicId);
  if (!sheet) return notFound();
  const { lines, problems: wrong } = readChips(text);
  if (lines.length > chipLinesMost) return invalid({ text: { id: 'chip_lines', max: chipLinesMost } });
  if (lines.length + wrong.length === 0) return invalid({ text: { id: 'required' } });
  const kept = await selectChips(tx, sheet.startId);
  const unknown = await selectUnknown(tx, sheet.startId, [...new Set(lines.map(({ number }) => number))]);
  const problems: Problem[] = [...wrong, ...strangeOf(lines, unknown, kept)];
  if (problems.length && !isDry)
    return refuse({
      code: 'rows',
      message: { id: 'chip_rows', count: problems.length },
      details: { problems: told(problems, language), problem_count: problems.length },
    });
  const wanted = new Map(lines.flatMap(({ number, chips }) => chips.map((chip) => [chip, number] as const)));
  const named = new Set(lines.map(({ number }) => number));
  const removed = kept.filter(({ chip, number }) => named.has(number) && wanted.get(chip) !== number);
  const had = new Map(kept.map(({ chip, number }) => [chip, number]));
  const added = [...wanted].flatMap(([chip, number]) => (had.get(chip) === number ? [] : [{ chip, number }]));
  const isTaken = !isDry && problems.length === 0;
  if (isTaken && removed.length + added.length)
    await writeChips(tx, sheet.startId, { removed: removed.map(({ chip }) => chip), added });
  const values: ChipsTaken = {
    dry_run: isDry,
    lines: lines.length,
    added: problems.length ? 0 : added.length,
    removed: problems.length ? 0 : removed.length,
    same: wanted.size - added.length,
    problems: told(problems, language),
    problem_count: problems.length,
  };
  return ok({
    answer: { values },
    changes: isTaken
      ? [
          { field: 'chips_added', before: null, after: values.added },
          { field: 'chips_removed', before: null, after: values.removed },
        ]
      : [{ field: 'dry_run', before: null, after: lines.length }],
  });
};
