import { codeTwins, meantCode, normaliseCode } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';
import { findPromocodes, type Promocode } from './promocodes.repository.ts';

/** The codes that typed ones mean, by the typed one normalised: its own, or its only Russian twin. One statement. */
export const findMeant = async (
  db: Executor,
  typed: readonly string[],
  replaced: readonly number[] = [],
): Promise<ReadonlyMap<string, Promocode>> => {
  const codes = [...new Set(typed.map(normaliseCode).filter(Boolean))];
  const found = await findPromocodes(db, [...new Set(codes.flatMap((code) => [code, ...codeTwins(code)]))], replaced);
  const byCode = new Map(found.map((promocode) => [promocode.code, promocode]));
  const existing = new Set(byCode.keys());
  return new Map(
    codes.flatMap((code) => {
      const promocode = byCode.get(meantCode(code, existing) ?? '');
      return promocode ? [[code, promocode] as const] : [];
    }),
  );
};
