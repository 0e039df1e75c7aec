import { checkSlug, slugMost } from '@trassa/rules';
import { randomCode } from '../../../kernel/ids.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { lockSlugs, selectTakenSlugs } from './slugs.repository.ts';

/** How many of one name are told apart by a number. */
const most = 50;

/** An address that nobody has, made of this text: itself, with a number behind it, or by chance. */
export const freeSlug = async (tx: Tx, text: string): Promise<string> => {
  const base = text.slice(0, slugMost - 7).replace(/-+$/, '');
  const wanted = [base, ...Array.from({ length: most }, (_, index) => `${base}-${index + 2}`)].filter(
    (slug) => checkSlug(slug) === null,
  );
  await lockSlugs(tx);
  const taken = await selectTakenSlugs(tx, wanted);
  return (
    wanted.find((slug) => !taken.has(slug)) ??
    `${base ? `${base}-` : 'start-'}${randomCode(6, '23456789abcdefghjkmnpqrstuvwxyz')}`
  );
};
