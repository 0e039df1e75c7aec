import { checkSlug, slugMost } from '@trassa/rules';
import { randomCode } from '../../../kernel/ids.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { lockSlugs, selectTakenSlugs } from './slugs.repository.ts';

/** How many of one name are told apart by a number. */
const most = 50;

/** An address that nobody has, made of this text: itself, with a number behind it, or by chance. */
export const freeSlug = async (tx: Tx, text: string, otherwise = 'start'): Promise<string> => {
  const base = text.slice(0, slugMost - 7).replace(/-+$/, '');
  const wanted = [base, ...Array.from({ length: most }, (_, index) => `${base}-${index + 2}`)].filter(
    (slug) => checkSlug(slug) === null,
  );
  await lockSlugs(tx);
  const taken = await selectTakenSlugs(tx, wanted);
  return (
    wanted.find((slug) => !taken.has(slug)) ??
    `${base || otherwise}-${randomCode(6, '23456789abcdefghjkmnpqrstuvwxyz')}`
  );
};

/** Whether an event, a start or a product has this address; whoever asks keeps others from taking it meanwhile. */
export const isSlugTaken = async (tx: Tx, slug: string): Promise<boolean> => {
  await lockSlugs(tx);
  return (await selectTakenSlugs(tx, [slug])).has(slug);
};
