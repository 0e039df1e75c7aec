import type { Language } from '@trassa/contracts';
import type { ListDeclaration } from '@trassa/contracts/office';
import type { Grant, Reach, Right } from '@trassa/rules';
import { readCursor, type Cursor } from '../../kernel/list-cursor.ts';
import type { ListAsk } from '../../kernel/list-declaration.ts';
import type { Refusal } from '../../kernel/result.ts';
import type { Database, Executor, ListPage } from '../database/index.ts';
import type { Count } from '../lists/index.ts';
import type { SheetCell, SheetRow } from '../sheet/index.ts';

type Said = Readonly<Record<Language, string>>;
/** For whom a list is read, as the list itself is for him. */
export type ExportReader = {
  readonly reach: Reach;
  readonly grants: readonly Grant[];
  readonly language: Language;
};
export type ExportColumn = { readonly name: string; readonly title: Said; readonly isPersonal: boolean };
export type ExportBatch = { readonly rows: readonly SheetRow[]; readonly next: Cursor | null };

/** A list that can be exported, as the exports know it. */
export type ExportedList = {
  readonly name: string;
  readonly title: Said;
  /** To see it. */
  readonly right: Right;
  readonly declaration: ListDeclaration;
  /** Whether its rows name people. */
  readonly isOfPeople: boolean;
  readonly columns: readonly ExportColumn[];
  /** What of it is not shown to anybody. */
  check(ask: ListAsk, reader: ExportReader): Refusal | null;
  count(db: Database, ask: ListAsk, reader: ExportReader): Promise<Count>;
  batch(db: Executor, ask: ListAsk, reader: ExportReader, columns: readonly string[]): Promise<ExportBatch>;
};

type CellOf<Row> = (row: Row, reader: ExportReader) => SheetCell;
export type ColumnOf<Row> = readonly [ru: string, en: string, cell: CellOf<Row>, personal?: 'personal'];

type ListOf<D extends ListDeclaration, Row> = {
  readonly list: D;
  readonly title: Said;
  readonly right: Right;
  readonly isOfPeople: boolean;
  readonly columns: Readonly<Record<string, ColumnOf<Row>>>;
  readonly check?: (ask: ListAsk<D>, reader: ExportReader) => Refusal | null;
  readonly count: (db: Database, ask: ListAsk<D>, reader: ExportReader) => Promise<Count>;
  readonly page: (db: Executor, ask: ListAsk<D>, reader: ExportReader) => Promise<ListPage<Row>>;
};

/** Of an owner's list: what it reads a page of it by, and what stands in each column. */
export const exportedList = <D extends ListDeclaration, Row>(of: ListOf<D, Row>): ExportedList => ({
  name: of.list.name,
  title: of.title,
  right: of.right,
  declaration: of.list,
  isOfPeople: of.isOfPeople,
  columns: Object.entries(of.columns).map(([name, [ru, en, , personal]]) => ({
    name,
    title: { ru, en },
    isPersonal: personal !== undefined,
  })),
  check: (ask, reader) => of.check?.(ask, reader) ?? null,
  count: (db, ask, reader) => of.count(db, ask, reader),
  async batch(db, ask, reader, names) {
    const page = await of.page(db, ask, reader);
    const cells = names.flatMap((name) => {
      const column = of.columns[name];
      return column ? [column[2]] : [];
    });
    return {
      rows: page.values.map((row) => cells.map((cell) => cell(row, reader))),
      next: page.next === null ? null : readCursor(page.next, ask.fingerprint, ask.sort.kind),
    };
  },
});
