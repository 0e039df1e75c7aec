import type { Language } from '@trassa/contracts';
import type { ListDeclaration, OfficeReport, ReportFilters } from '@trassa/contracts/office';
import type { Right } from '@trassa/rules';
import type { ListAsk } from '../../../kernel/list-declaration.ts';
import type { OfficeScope } from '../../../kernel/office-scope.ts';
import type { Executor } from '../../../platform/database/index.ts';

type Said = readonly [ru: string, en: string];
type Column = OfficeReport['columns'][number];

export type CountedColumn = {
  readonly of: Column['of'];
  readonly title: Said;
  /** What it is the sum of; null: no list of the office has it. */
  readonly opens: ((ask: CountedAsk) => Column['opens']) | null;
};

/** What is asked of a report, checked. */
export type CountedAsk = {
  readonly group: string;
  /** Filters but for the period and what the rows are of. */
  readonly cuts: ListAsk['filters'];
  /** Unix seconds. */
  readonly period: { readonly from: number; readonly to: number };
  readonly scope: OfficeScope;
  /** Whether he may see the people of everything that he reaches here. */
  readonly seesPeople: boolean;
  readonly language: Language;
  readonly now: Date;
  /** Rows at most, the total apart. */
  readonly most: number;
};

/** A row as it was counted, or the total; money in kopecks. */
export type CountedRow = {
  readonly isTotal: boolean;
  /** By the keys of the group; null: has none. */
  readonly values: readonly (string | null)[];
  readonly titles: readonly (string | null)[];
  readonly figures: Readonly<Record<string, number | null>>;
  /** Of the total, where starts are chosen: which of those were counted. */
  readonly starts?: readonly string[] | null;
};

/** A report that counts what stands in tables (back-office.md 5.20). */
export type CountedReport = {
  readonly list: ListDeclaration;
  readonly right: Right;
  /** It is the house's: nobody who reaches some starts sees it. */
  readonly isOfHouse: boolean;
  readonly title: Readonly<Record<Language, string>>;
  /** What the rows of each group are of, the usual group first. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly keyTitles: Readonly<Record<string, Said>>;
  /** By the names of the list's columns. */
  readonly columns: Readonly<Record<string, CountedColumn>>;
  /** The total first, then the rows in their order. */
  count(db: Executor, ask: CountedAsk): Promise<readonly CountedRow[]>;
  /**
   * Filters of the lists behind a row by its keys, of the total without; null: no list is bounded so. `starts`: of the chosen ones
   * those that were counted, because lists know neither a period nor a state of starts.
   */
  filtersOf(
    keys: Readonly<Record<string, string | null>> | null,
    ask: CountedAsk,
    starts: readonly string[],
  ): ReportFilters | null;
};

/** Words of a cut; null: everything. */
export const cutOf = ({ cuts }: CountedAsk, name: string): readonly string[] | null => {
  const values = cuts.find((cut) => cut.name === name)?.value.values ?? [];
  return values.length > 0 ? values : null;
};

/** The words of these cuts as filters of a list that knows them by the same names. */
export const keptCuts = (ask: CountedAsk, names: readonly string[]): ReportFilters =>
  Object.fromEntries(
    names.flatMap((name) => {
      const values = cutOf(ask, name);
      return values ? [[`f.${name}`, [...values]]] : [];
    }),
  );

/** The start of a row, else those that were chosen and counted; null: no list is bounded so. */
export const startsOf = (
  keys: Readonly<Record<string, string | null>> | null,
  starts: readonly string[],
): readonly string[] | null => {
  if (keys?.['start']) return [keys['start']];
  return starts.length > 0 ? starts : null;
};

/** The period as the time of a row. */
export const timeOfPeriod = ({ period: { from, to } }: CountedAsk): ReportFilters => ({
  'f.at.from': [String(from)],
  'f.at.to': [String(to)],
});
