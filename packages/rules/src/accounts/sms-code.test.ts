import { expect, test } from 'vitest';
import { checkSmsCode } from './sms-code.ts';

test.each(['0000', '1234', '9999'])('%s is an SMS code', (text) => {
  expect(checkSmsCode(text)).toBeNull();
});
test.each(['', '123', '12345', '12a4', '12 4', '１２３４', ' 123', '-123', '1234\n'])(
  '%j is not an SMS code',
  (text) => {
    expect(checkSmsCode(text)).toEqual({ id: 'sms_code_length' });
  },
);
