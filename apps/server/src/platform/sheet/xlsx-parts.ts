import { cleanText, type SheetLanguage, type SheetProperties } from './cell.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const special = /[&<>"]/;
/** Excel reads `_x0041_` as a letter. */
const escaped = /_(?=x[0-9a-f]{4}_)/gi;

export const xmlText = (value: string): string => {
  const text = cleanText(value);
  const plain = text.includes('_x') || text.includes('_X') ? text.replace(escaped, '_x005F_') : text;
  return special.test(plain) ? plain.replace(/[&<>"]/g, (sign) => entities[sign] ?? '') : plain;
};

/** Numbers of styles in `styles.xml`. */
export const styleOf = { head: 1, day: 2, moment: 3, text: 4 } as const;

/** `text` keeps its cell a text when it is edited. */
export const stylesXml = (language: SheetLanguage): string => {
  const day = language === 'ru' ? 'dd\\.mm\\.yyyy' : 'yyyy\\-mm\\-dd';
  return `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${day}"/><numFmt numFmtId="165" formatCode="${day}\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/></cellXfs></styleSheet>`;
};

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A name of a sheet has at most 31 signs, none of them `:\/?*[]`, and no apostrophe at its ends. */
const sheetName = (title: string, number: number): string => {
  const bare =
    cleanText(title)
      .replace(/[:\\/?*[\]']/g, ' ')
      .trim() || 'Sheet';
  const ending = number === 1 ? '' : ` ${number}`;
  return `${bare.slice(0, 31 - ending.length).trim()}${ending}`;
};

export const workbookXml = (title: string, sheets: number): string =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${range(sheets)
    .map((n) => `<sheet name="${xmlText(sheetName(title, n))}" sheetId="${n}" r:id="rId${n}"/>`)
    .join('')}</sheets></workbook>`;

export const workbookRelationsXml = (sheets: number): string =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${range(sheets)
    .map((n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
    .join('')}<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

export const relationsXml = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

export const contentTypesXml = (sheets: number): string => {
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>${range(
    sheets,
  )
    .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${kind}.worksheet+xml"/>`)
    .join(
      '',
    )}<Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;
};

export const propertiesXml = ({ author, created, description, title }: SheetProperties): string =>
  `${declaration}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(author)}</dc:creator><dc:description>${xmlText(description)}</dc:description><dcterms:created xsi:type="dcterms:W3CDTF">${created.toISOString().slice(0, 19)}Z</dcterms:created></cp:coreProperties>`;

/** Head of a part of a sheet: its first row stays in sight. */
export const sheetHead = (widths: readonly number[]): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;
export const sheetEnd = '</sheetData></worksheet>';
