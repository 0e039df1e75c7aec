import { freeAddress, type Tx } from '../../../platform/database/index.ts';
import { lockSlugs, selectTakenSlugs } from './slugs.repository.ts';

/** An address that no event, start or product has, made of this text. */
export const freeSlug = async (tx: Tx, text: string, otherwise = 'start'): Promise<string> => {
  await lockSlugs(tx);
  return freeAddress(text, otherwise, (wanted) => selectTakenSlugs(tx, wanted));
};

/** Whether an event, a start or a product has this address; whoever asks keeps others from taking it meanwhile. */
export const isSlugTaken = async (tx: Tx, slug: string): Promise<boolean> => {
  await lockSlugs(tx);
  return (await selectTakenSlugs(tx, [slug])).has(slug);
};
