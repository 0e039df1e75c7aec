import { randomCode } from '../../../kernel/ids.ts';

/** 32 characters, so that one is five bits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const count = 10;

/** Ten codes of 50 bits, as they are shown this once. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => `${randomCode(5, alphabet)}-${randomCode(5, alphabet)}`);

/** Typed by hand: case, spaces and hyphens do not matter. */
export const tidyRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
