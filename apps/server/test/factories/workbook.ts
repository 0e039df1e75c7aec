import { crc32, deflateRawSync } from 'node:zlib';

type Part = { name: string; text: string };

const local = ({ name, text }: Part): { head: Buffer; data: Buffer; info: Buffer } => {
  const bytes = Buffer.from(text);
  const data = deflateRawSync(bytes);
  const info = Buffer.alloc(22);
  info.writeUInt16LE(0x800, 0);
  info.writeUInt16LE(8, 2);
  info.writeUInt32LE(crc32(bytes), 8);
  info.writeUInt32LE(data.length, 12);
  info.writeUInt32LE(bytes.length, 16);
  info.writeUInt16LE(Buffer.byteLength(name), 20);
  const head = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), info, Buffer.alloc(2), Buffer.from(name)]);
  return { head, data, info };
};

/** A ZIP of texts, as Excel packs its workbooks. */
const zip = (parts: readonly Part[]): Buffer => {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { head, data, info } = local(part);
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(offset, 12);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0, 20, 0]), info, tail, Buffer.from(part.name));
    body.push(head, data);
    offset += head.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...body, list, end]);
};

/** A number with the style of a time (`[h]:mm:ss`) or of a day with its time. */
export type StyledNumber = { value: number; style: 'time' | 'moment' };
/** A formula whose value was never stored. */
export type EmptyFormula = { formula: string };
export type WorkbookCell = string | number | StyledNumber | EmptyFormula | null;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const styles = `<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="[h]:mm:ss"/></numFmts>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="22"/></cellXfs></styleSheet>`;

/** An XLSX of sheets; texts are shared, as Excel shares them, and every other one is cut into pieces of formatting. */
export const createWorkbook = (sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>): Buffer => {
  const shared: string[] = [];
  const cell = (value: WorkbookCell, at: number, row: number): string => {
    const place = `r="${String.fromCharCode(65 + at)}${row}"`;
    if (value === null) return '';
    if (typeof value === 'string') return `<c ${place} t="s"><v>${shared.push(value) - 1}</v></c>`;
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
    if ('formula' in value) return `<c ${place}><f>${escape(value.formula)}</f></c>`;
    return `<c ${place} s="${value.style === 'time' ? 1 : 2}"><v>${value.value}</v></c>`;
  };
  const names = Object.keys(sheets);
  const parts = names.map((name, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    text: `<worksheet><sheetData>${(sheets[name] ?? [])
      .map(
        (cells, index) =>
          `<row r="${index + 1}">${cells.map((value, column) => cell(value, column, index + 1)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`,
  }));
  const texts = shared.map((text, at) =>
    at % 2 === 0
      ? `<si><t>${escape(text)}</t></si>`
      : `<si><r><t xml:space="preserve">${escape(text.slice(0, 2))}</t></r><r><t xml:space="preserve">${escape(text.slice(2))}</t></r><rPh><t>фон</t></rPh></si>`,
  );
  return zip([
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns:r="r"><workbookPr/><sheets>${names
        .map((name, at) => `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships>${names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    },
    { name: 'xl/styles.xml', text: styles },
    { name: 'xl/sharedStrings.xml', text: `<sst>${texts.join('')}</sst>` },
    ...parts,
  ]);
};
