import type { MessageSpec } from '../message.ts';

/** CONST: an SMS code is exactly four digits (AUTH-16). */
export const smsCodeLength = 4;

export const checkSmsCode = (text: string): MessageSpec | null =>
  new RegExp(`^[0-9]{${smsCodeLength}}$`).test(text) ? null : { id: 'sms_code_length' };
