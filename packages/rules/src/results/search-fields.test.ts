import { describe, expect, it } from 'vitest';
import { checkFinishCode, readFinishCode } from './finish-code.ts';
import { checkNameToFind } from './name-to-find.ts';

describe('a name to find in all starts', () => {
  it.each(['Ли', 'Ivanov', "O'Brien", '李明'])('%s is enough', (text) => expect(checkNameToFind(text)).toBeNull());
  it.each(['', '  ', '--', 'И', 'И1'])('«%s» is not', (text) =>
    expect(checkNameToFind(text)).toEqual({ id: 'result_name_short' }),
  );
  it.each(['42', '-1-', '№ 7'])('«%s» is a start number', (text) =>
    expect(checkNameToFind(text)).toEqual({ id: 'result_name_number' }),
  );
});

describe('the code of a certificate', () => {
  const code = 'j88e9vCMevsbJY0SCdzPac.abcdefgh0123456789ABCD_-';
  it.each([
    code,
    `  ${code}\n`,
    `${code.slice(0, 20)} ${code.slice(20)}`,
    `https://trassa.example/results/certificate/${code}`,
    `/results/certificate/${code}/?lang=en#top`,
  ])('is read from %j', (text) => {
    expect(readFinishCode(text)).toBe(code);
    expect(checkFinishCode(text)).toBeNull();
  });
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['12345', 'finish_code_unknown'],
    [code.slice(0, -1), 'finish_code_unknown'],
    ['https://trassa.example/results', 'finish_code_unknown'],
  ])('%j is refused', (text, id) => expect(checkFinishCode(text)).toEqual({ id }));
});
