import type { Tx } from '../../../platform/database/index.ts';
import type { ImportFormat } from './domain/find-format.ts';
import type { Overrides } from './domain/match-headers.ts';
import type { NamedClass } from './domain/outside/name-outside.ts';
import type { OutsideClass } from './domain/outside/outside-class.ts';
import type { Lack } from './domain/read-result-row.ts';
import type { RankBy } from './domain/read-times.ts';
import type { ImportRefusal } from './import-refusal.ts';
import type { PlaceCheck } from './check-places.repository.ts';
import type { ImportCity } from './import.repository.ts';
import type { Removal } from './merge.repository.ts';
import type { TableKind } from '../../../platform/table/index.ts';
import type { ReadFile } from './read-file.ts';

export type ImportStage = 'read' | 'wait' | 'write' | 'place';
/** `share`: 0…1 of the stage. */
export type OnProgress = (stage: ImportStage, share: number, rows: number) => void;
export type ImportWatcher = {
  readonly onProgress?: OnProgress;
  /** The file is understood, nothing is written yet. */
  readonly onReading?: (reading: ImportReading) => void;
  /** In the transaction that stores the file: what it throws leaves nothing of it. `fresh`: formats that had no rows before. */
  readonly onStored?: (tx: Tx, figures: ImportFigures, fresh: readonly number[]) => Promise<void>;
};

export type ImportInput = {
  readonly file: { readonly name: string; readonly bytes: Buffer };
  /** Public id. */
  readonly eventCity: string;
  /** Public id or title of the format of every row. */
  readonly format: string | null;
  readonly sheet: string | null;
  readonly overrides: Overrides;
  /** Says what would happen and does nothing. */
  readonly isPreview: boolean;
  readonly isPublishing: boolean;
  /** Rows that the file lacks stay. */
  readonly isKeeping: boolean;
  /** Nobody is faster, milliseconds per kilometre. */
  readonly minPaceMs: number;
  /** Outside the overall list, instead of what stands so far; null: as it stands. DEC-119 */
  readonly outside: readonly NamedClass[] | null;
  readonly rankBy: RankBy;
  /** What a row may lack. */
  readonly accepts: readonly Lack[];
  /** So many published rows may be removed; more than 5 % are asked for. DEC-119 */
  readonly mayRemove: number;
  /** The hash of the preview that was agreed to; absent: any. */
  readonly expected?: string;
};

export type ImportFigures = {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Rows whose ticket is known. */
  readonly linked: number;
  /** Formats with results that the file does not name. */
  readonly untouched: readonly { readonly format: ImportFormat; readonly count: number }[];
};

/** What was understood of a file, whether or not it was stored. */
export type ImportReading = {
  readonly city: ImportCity;
  readonly table: TableKind;
  readonly file: ReadFile;
  /** When this very file was read before. */
  readonly earlier: Date | null;
  /** Outside the overall list. */
  readonly outside: readonly OutsideClass[];
};

export type ImportOutcome =
  | { readonly state: 'refused'; readonly refusal: ImportRefusal }
  /** Rows are wrong: nothing was stored. */
  | { readonly state: 'problems'; readonly reading: ImportReading }
  /** Many published rows would be removed: nothing was stored. */
  | { readonly state: 'asks'; readonly reading: ImportReading; readonly removal: Removal }
  | {
      readonly state: 'previewed' | 'same' | 'stored';
      readonly reading: ImportReading;
      readonly figures: ImportFigures;
      /** Places of the file beside ours; null: it names none. */
      readonly places: PlaceCheck | null;
      /** What the file removes; `asks`: it will be asked for. */
      readonly removal: Removal & { readonly asks: boolean };
      readonly isPublished: boolean;
      /** Of the file, what it is compared with and what it changes. */
      readonly hash: string;
    };
