import { createHmac } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { EntryContent, SealedEntry } from './entry-content.ts';

/** What the house writes of an entry beside it: who does not know the key cannot add one. */
export const macOf = (key: Buffer, content: EntryContent): Buffer =>
  createHmac('sha256', key)
    .update(`entry ${canonicalJson(content)}`)
    .digest();

/** The seal of an entry: of the one before it, and of all that the entry says. */
export const sealOf = (
  key: Buffer,
  previous: Buffer | null,
  { number, content, mac }: Pick<SealedEntry, 'number' | 'content' | 'mac'>,
): Buffer =>
  createHmac('sha256', key)
    .update('seal ')
    .update(previous ?? '')
    .update(canonicalJson({ number, content, mac: mac.toString('base64') }))
    .digest();

/** Where a chain breaks: the number that is missing or says something else than its seal; null: nowhere. */
export const findBreak = (
  key: Buffer,
  before: { readonly number: number; readonly seal: Buffer | null },
  entries: readonly SealedEntry[],
): number | null => {
  let { number, seal } = before;
  for (const entry of entries) {
    number += 1;
    const isRight =
      entry.number === number &&
      entry.mac.equals(macOf(key, entry.content)) &&
      entry.seal.equals(sealOf(key, seal, entry));
    if (!isRight) return number;
    ({ seal } = entry);
  }
  return null;
};
