import type { Language } from '@trassa/contracts';
import type { ProductStock, StockEntry, StockRow, StockSize } from '@trassa/contracts/office';
import { toUnix } from '../../../../kernel/clock.ts';
import { orderRef } from '../../../../kernel/masking.ts';
import { say } from '../../../../kernel/say.ts';
import type { EntryRow } from './journal.repository.ts';
import type { SizeRow, StockCard, StockListRow } from './stock-rows.repository.ts';

const variantOf = (
  { variantRu, variantEn }: Pick<SizeRow, 'variantRu' | 'variantEn'>,
  language: Language,
): string | null => (variantRu === null ? null : say(language, variantRu, variantEn));

const presentSize = (row: SizeRow, language: Language): StockSize => ({
  public_id: row.publicId,
  size: row.size,
  variant: variantOf(row, language),
  stock: row.stock,
  taken: row.taken,
  free: row.stock - row.taken,
  low_mark: row.lowMark,
});

export const presentRow = (row: StockListRow, language: Language): StockRow => ({
  ...presentSize(row, language),
  product: { public_id: row.product, title: say(language, row.titleRu, row.titleEn), state: row.state },
  category: { public_id: row.category, title: say(language, row.categoryRu, row.categoryEn) },
});

export const presentCard = (card: StockCard, language: Language): ProductStock => ({
  public_id: card.product,
  title: say(language, card.titleRu, card.titleEn),
  state: card.state,
  category: { public_id: card.category, title: say(language, card.categoryRu, card.categoryEn) },
  sizes: card.sizes.map((row) => presentSize(row, language)),
  version: card.version,
});

const byOf = (person: { readonly publicId: string; readonly name: string } | undefined): StockEntry['by'] =>
  person ? { public_id: person.publicId, name: person.name } : null;

export const presentEntry = (
  row: EntryRow,
  names: ReadonlyMap<number, { readonly publicId: string; readonly name: string }>,
  { language, seesOrders }: { readonly language: Language; readonly seesOrders: boolean },
): StockEntry => ({
  cursor: row.id,
  at: toUnix(row.at),
  size: row.size,
  variant: variantOf(row, language),
  kind: row.kind,
  pieces: row.pieces,
  by: byOf(row.userId === null ? undefined : names.get(row.userId)),
  order: row.order === null ? null : orderRef(row.order, seesOrders),
  reason: row.reason,
});

/** How a size is called in histories: `Сажа M`, or a dash where the product has neither. */
export const nameOf = ({ variantRu, size }: SizeRow): string =>
  [variantRu, size].filter((word) => word !== null).join(' ') || '–';

export const objectOf = ({ product, titleRu }: Pick<StockCard, 'product' | 'titleRu'>) => ({
  kind: 'product',
  publicId: product,
  title: titleRu,
});
