import type { MessageSpec } from '@trassa/contracts';
import { areRefundTiers, checkSlug } from '@trassa/rules';
import { cleanHtml } from '../../../../kernel/clean-html.ts';
import { invalid, ok, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { isSlugTaken } from '../free-slug.ts';
import { hasSeries } from '../series/series.repository.ts';
import type { EventCardRow, EventValues } from './events.repository.ts';

export type WantedEvent = { readonly [F in keyof EventValues]?: EventValues[F] | undefined };

/** A published address stays: links to it are everywhere. */
const checkAddress = async (
  tx: Tx,
  slug: string | undefined,
  row: EventCardRow | null,
): Promise<MessageSpec | null> => {
  if (slug === undefined || slug === row?.publicId) return null;
  if (row && row.status !== 'draft') return { id: 'slug_published' };
  const wrong = checkSlug(slug);
  if (wrong) return { id: wrong };
  return (await isSlugTaken(tx, slug)) ? { id: 'slug_taken' } : null;
};

/** What was typed of an event, made fit to be kept (BO-016); `row`: as it stands, null for a new one. */
export const checkEvent = async (
  tx: Tx,
  wanted: WantedEvent,
  row: EventCardRow | null,
): Promise<Result<WantedEvent>> => {
  const errors: Record<string, MessageSpec> = {};
  const address = await checkAddress(tx, wanted.slug, row);
  if (address) errors['slug'] = address;
  if (wanted.external_url && !/^https:\/\/\S+$/.test(wanted.external_url)) errors['external_url'] = { id: 'url' };
  if (!areRefundTiers(wanted.refund_policy ?? [])) errors['refund_policy'] = { id: 'refund_tiers' };
  if (wanted.event_type !== undefined && !(await hasSeries(tx, wanted.event_type)))
    errors['event_type'] = { id: 'option' };
  if (Object.keys(errors).length) return invalid(errors);
  return ok({
    ...wanted,
    ...(wanted.title_en !== undefined && { title_en: wanted.title_en || null }),
    ...(wanted.external_url !== undefined && { external_url: wanted.external_url || null }),
    ...(wanted.description_ru !== undefined && { description_ru: cleanHtml(wanted.description_ru) }),
    ...(wanted.description_en !== undefined && {
      description_en: wanted.description_en ? cleanHtml(wanted.description_en) : null,
    }),
  });
};
