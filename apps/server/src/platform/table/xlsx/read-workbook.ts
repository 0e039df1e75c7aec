import { SaxesParser } from 'saxes';
import { type CellKind, readCellKinds } from './cell-kinds.ts';
import { openParts, type ZipParts } from './zip-parts.ts';

export type Sheet = { readonly name: string; readonly part: string; readonly isHidden: boolean };

export type Workbook = {
  readonly parts: ZipParts;
  readonly sheets: readonly Sheet[];
  readonly kinds: readonly CellKind[];
  readonly isSince1904: boolean;
};

/** Name and attributes of every element. */
const elements = (xml: string): { name: string; attributes: Record<string, string> }[] => {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    found.push({ name: name.replace(/^.*:/, ''), attributes });
  });
  if (xml !== '') parser.write(xml).close();
  return found;
};

/** What a workbook holds, before any row is read; null when the ZIP is no workbook. */
export const readWorkbook = async (bytes: Buffer): Promise<Workbook | null> => {
  const parts = await openParts(bytes);
  if (!parts.has('xl/workbook.xml')) return null;
  const book = elements(await parts.read('xl/workbook.xml'));
  const targets = new Map(
    elements(await parts.read('xl/_rels/workbook.xml.rels')).map(({ attributes }) => [
      attributes['Id'],
      attributes['Target'],
    ]),
  );
  const sheets = book.flatMap(({ name, attributes }) => {
    const target = name === 'sheet' ? targets.get(attributes['r:id'] ?? '') : undefined;
    if (target === undefined) return [];
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return [{ name: attributes['name'] ?? '', part, isHidden: (attributes['state'] ?? 'visible') !== 'visible' }];
  });
  const date1904 = book.find(({ name }) => name === 'workbookPr')?.attributes['date1904'];
  const styles = await parts.read('xl/styles.xml');
  return {
    parts,
    sheets: sheets.filter(({ part }) => parts.has(part)),
    kinds: styles === '' ? [] : readCellKinds(styles),
    isSince1904: date1904 === '1' || date1904 === 'true',
  };
};
