import type { Language } from '@trassa/contracts';
import type { fileEncodings, OfficeFile, startListFiles, startListOrders } from '@trassa/contracts/office';
import { isoDay } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { invalid, notFound, ok, type Result } from '../../../kernel/result.ts';
import { say } from '../../../kernel/say.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { selectChips } from '../chips.repository.ts';
import type { NumbersDeps } from '../numbers-deps.ts';
import { findSheet, selectChosen } from '../sheets.repository.ts';
import { columnsOf, type ListedTicket, type Preset } from './start-list-columns.ts';
import { writeFile } from './write-file.ts';

export type AskedList = {
  readonly publicId: string;
  readonly preset: Preset;
  readonly file: (typeof startListFiles)[number];
  readonly order: (typeof startListOrders)[number];
  readonly encoding: (typeof fileEncodings)[number];
  readonly formats: readonly string[];
  readonly isPersonal: boolean;
  readonly purpose: string | null;
  readonly language: Language;
};

/** As docs/domain/starts/start-numbers.md describes it. */
const jsonOf = (rows: readonly ListedTicket[], { isPersonal }: AskedList): object[] =>
  rows.map((row) => ({
    number: row.number,
    last_name: row.lastName,
    first_name: row.firstName,
    middle_name: row.patronymic,
    gender: row.gender,
    birth_year: row.born ? Number(row.born.slice(0, 4)) : null,
    ...(isPersonal ? { birth_date: row.born, phone: row.phone } : {}),
    format: row.format,
    wave: row.waveRu,
    team: row.team,
    team_number: row.teamNumber,
    club: row.club,
    kind: row.kind,
    chips: row.chips,
    ticket: row.ticketNumber,
  }));

/** A file of the participants of a start, one row of each ready ticket (back-office.md 5.9). BO-079 */
export const writeStartList = async (
  deps: NumbersDeps,
  tx: Tx,
  asked: AskedList,
): Promise<Result<Acted<{ values: OfficeFile }>>> => {
  const { publicId, language, file } = asked;
  const sheet = await findSheet(tx, publicId);
  if (!sheet) return notFound();
  const formats = await selectChosen(tx, sheet.startId, asked.formats);
  if (!formats) return invalid({ formats: { id: 'wrong_value' } });
  const titles = new Map(formats.map((format) => [format.id, say(language, format.titleRu, format.titleEn)]));
  const chips = Map.groupBy(await selectChips(tx, sheet.startId), ({ number }) => number);
  const found = await deps.selectStartList(
    tx,
    formats.map(({ id }) => id),
    asked.order,
  );
  const rows = found.map((row): ListedTicket => ({
    ...row,
    format: titles.get(row.formatId) ?? '',
    chips: row.number === null ? [] : (chips.get(row.number) ?? []).map(({ chip }) => chip),
  }));
  const title = say(language, sheet.titleRu, sheet.titleEn);
  const name = `start-list-${isoDay(toUnix(sheet.starts), sheet.timezone)}-${publicId}`;
  const head = columnsOf(rows, asked);
  const values =
    file === 'json'
      ? {
          name: `${name}.json`,
          type: 'application/json',
          base64: Buffer.from(
            JSON.stringify(
              { start: publicId, title, made_at: toUnix(deps.clock()), rows: jsonOf(rows, asked) },
              null,
              1,
            ),
          ).toString('base64'),
          rows: rows.length,
        }
      : await writeFile(
          {
            title,
            head: head.map(([column]) => column),
            rows: rows.map((row) => head.map(([, cell]) => cell(row, language))),
            language,
            isPlain: asked.preset !== 'generic',
          },
          name,
          { file, encoding: asked.encoding },
        );
  return ok({
    answer: { values },
    changes: [
      { field: 'file', before: null, after: values.name },
      { field: 'rows', before: null, after: rows.length },
    ],
    ...(asked.purpose === null ? {} : { reason: asked.purpose }),
  });
};
