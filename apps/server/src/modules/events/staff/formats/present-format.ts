import type { Language } from '@trassa/contracts';
import type { OfficeFormat, OfficeFormatRow } from '@trassa/contracts/office';
import { formatSaleState, locksOf } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import { say } from '../../../../kernel/say.ts';
import type { OfficePlaces } from '../../../inventory/index.ts';
import { presentStamp } from '../stamp.ts';
import type { FormatCardRow, FormatHead } from './format-card.repository.ts';
import { fieldsOf, levelOf, stepsOf } from './format-fields.ts';
import type { SoldAtPrice } from './ports.ts';

/** What stands beside the row of a format. */
export type Beside = {
  readonly places: readonly OfficePlaces[];
  readonly sold: readonly SoldAtPrice[];
  readonly now: number;
  readonly language: Language;
};

const soldOf = (sold: readonly SoldAtPrice[], kind: string): readonly SoldAtPrice[] =>
  sold.filter((one) => one.kind === kind);

const presentPlaces = ({ places, sold }: Beside): OfficeFormatRow['places'] =>
  places.map((place) => ({
    kind: place.kind,
    capacity: place.capacity,
    reserve: place.reserve,
    release_at: place.releaseAt && toUnix(place.releaseAt),
    held: place.held,
    ordered: place.ordered,
    sold: place.sold,
    lately: soldOf(sold, place.kind).reduce((sum, one) => sum + one.lately, 0),
  }));

const presentHead = (row: FormatHead, beside: Beside) => {
  const { places, sold, now, language } = beside;
  return {
    public_id: row.publicId,
    start: {
      event: row.eventPublicId,
      public_id: row.startPublicId,
      title: say(language, row.startTitleRu, row.startTitleEn),
      starts: toUnix(row.starts),
      timezone: row.timezone,
    },
    name: say(language, row.titleRu, row.titleEn),
    position: row.position,
    status: row.status,
    hidden: row.hidden,
    sale_state: formatSaleState(
      {
        start_time: toUnix(row.startTime),
        sale_start: row.saleFrom ? toUnix(row.saleFrom) : undefined,
        sale_end: row.saleUntil ? toUnix(row.saleUntil) : undefined,
        tickets_left: Object.fromEntries(
          places.map(({ kind, capacity, reserve, held, ordered, sold: gone }) => [
            kind,
            capacity - reserve - held - ordered - gone,
          ]),
        ),
      },
      now,
    ),
    steps: stepsOf(row, now).map((step) => ({
      ...step,
      price: toRoubles(step.price),
      sold: soldOf(sold, step.kind).find(({ price }) => price === step.price)?.count ?? 0,
    })),
    places: presentPlaces(beside),
  };
};

/** A row of the list. */
export const presentFormatRow = (row: FormatHead & { readonly version: number }, beside: Beside): OfficeFormatRow => ({
  ...presentHead(row, beside),
  version: row.version,
  distance: row.distance,
  start_time: toUnix(row.startTime),
  isTeam: row.isTeam,
  max_count: row.maxCount,
});

/** The card of a format with what sales have fixed (back-office.md 5.3). */
export const presentFormatCard = (row: FormatCardRow, beside: Beside & { readonly siteUrl: string }): OfficeFormat => ({
  ...presentHead(row, beside),
  ...fieldsOf(
    row,
    beside.places.map(({ kind }) => kind),
  ),
  additional_fields: row.fields.map((field) => ({
    name: field.name,
    label: { ru: field.label_ru, en: field.label_en ?? null },
    required: field.required,
    type: field.type ?? 'text',
    hidden: field.hidden ?? false,
  })),
  clusters: row.waves.map((wave) => ({
    public_id: wave.publicId,
    name: { ru: wave.nameRu, en: wave.nameEn },
    capacity: wave.capacity,
    start_time: wave.startTime === null ? null : Math.floor(Date.parse(wave.startTime) / 1000),
    file: wave.file,
    document: wave.document,
    people: wave.taken,
  })),
  locked: locksOf(levelOf(row, beside.places)),
  link: `${beside.siteUrl}/event/${row.eventPublicId}/${row.publicId}`,
  ...presentStamp(row),
});
