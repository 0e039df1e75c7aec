import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A workbook of one sheet, by its XML. */
export const workbook = async (sheet: string): Promise<Buffer> => {
  const zip = new ZipFile();
  const add = (name: string, text: string): void => zip.addBuffer(Buffer.from(text), name);
  add(
    '[Content_Types].xml',
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  );
  add(
    'xl/workbook.xml',
    '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
  );
  add(
    'xl/_rels/workbook.xml.rels',
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  );
  add('xl/worksheets/sheet1.xml', sheet);
  zip.end();
  return buffer(zip.outputStream);
};
export const sheetOf = (cells: string): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`;
export const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
export const row = (...texts: string[]): string => `<row>${texts.map(cell).join('')}</row>`;
