import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { piecesOf, type SheetRow, type SheetSource } from './cell.ts';
import {
  contentTypesXml,
  propertiesXml,
  relationsXml,
  sheetEnd,
  sheetHead,
  styleOf,
  stylesXml,
  workbookRelationsXml,
  workbookXml,
} from './xlsx-parts.ts';
import { letterOf, rowXml } from './xlsx-rows.ts';

/** Rows of one sheet beside its header; Excel holds 1 048 576 in all. */
export const sheetRows = 1_000_000;
/** Faster levels make a file a tenth larger; slower ones gain little on rows alike. */
const level = 3;

type Pieces = { next(): Promise<readonly SheetRow[] | null>; stop(): Promise<unknown> };

const inPieces = (batches: AsyncIterable<readonly SheetRow[]>): Pieces => {
  const all = (async function* () {
    for await (const batch of batches) yield* piecesOf(batch);
  })();
  return {
    next: async () => {
      const { value, done } = await all.next();
      return done === true ? null : value;
    },
    stop: () => all.return(undefined),
  };
};

/** Shares rows out among sheets. */
const createSheets = (source: SheetSource, most: number) => {
  const letters = Array.from({ length: Math.max(1, source.head.length) }, (_, index) => letterOf(index));
  const widths = (source.head.length ? source.head : ['']).map((title) => Math.min(40, Math.max(12, title.length + 4)));
  const pieces = inPieces(source.batches);
  let left: readonly SheetRow[] | null = [];
  const fetch = async (): Promise<readonly SheetRow[] | null> => {
    while (left?.length === 0) left = await pieces.next();
    return left;
  };
  async function* sheet(): AsyncGenerator<Buffer> {
    yield Buffer.from(sheetHead(widths) + rowXml(source.head, 1, letters, styleOf.head));
    let rows = 0;
    for (let piece = await fetch(); piece && rows < most; piece = await fetch()) {
      const taken = piece.slice(0, most - rows);
      left = piece.slice(taken.length);
      let xml = '';
      for (const row of taken) xml += rowXml(row, (rows += 1) + 1, letters);
      yield Buffer.from(xml);
    }
    const isLast = (await fetch()) === null;
    yield Buffer.from((isLast && source.foot ? rowXml(source.foot(), rows + 2, letters) : '') + sheetEnd);
  }
  return { sheet, isDone: () => left === null, stop: pieces.stop };
};

const addText = (zip: ZipFile, name: string, text: string, mtime: Date): void =>
  zip.addBuffer(Buffer.from(text), name, { mtime });

async function* pack(source: SheetSource, most: number): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sheets = createSheets(source, most);
  const named = source.properties ?? { title: source.title, author: '', description: '', created: new Date() };
  // Of the parts too: what is made at one moment out of the same rows has the same bytes.
  const mtime = named.created;
  let current: Readable | null = null;
  zip.on('error', (error) => output.destroy(error as Error));
  const fill = async (): Promise<void> => {
    let count = 0;
    do {
      current = Readable.from(sheets.sheet(), { objectMode: false });
      count += 1;
      zip.addReadStream(current, `xl/worksheets/sheet${count}.xml`, { compressionLevel: level, mtime });
      await finished(current);
    } while (!sheets.isDone());
    addText(zip, 'xl/workbook.xml', workbookXml(source.title, count), mtime);
    addText(zip, 'xl/_rels/workbook.xml.rels', workbookRelationsXml(count), mtime);
    addText(zip, 'xl/styles.xml', stylesXml(source.language), mtime);
    addText(zip, '_rels/.rels', relationsXml, mtime);
    addText(zip, 'docProps/core.xml', propertiesXml(named), mtime);
    addText(zip, '[Content_Types].xml', contentTypesXml(count), mtime);
    zip.end();
  };
  const filled = fill().catch((error: unknown) => {
    output.destroy(error as Error);
  });
  try {
    for await (const chunk of output) yield chunk as Buffer;
  } finally {
    (current as Readable | null)?.destroy();
    await filled;
    await sheets.stop();
  }
}

/**
 * A workbook written as its rows are read, whatever their number: a sheet for each million, its header fixed, texts
 * inline, numbers and dates as such. 4.6
 */
export const writeXlsx = (source: SheetSource, most = sheetRows): Readable =>
  Readable.from(pack(source, most), { objectMode: false });
