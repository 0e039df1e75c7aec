import { createEvent } from 'ics';
import { brandSlug } from '../../kernel/brand.ts';

type Opening = {
  readonly publicId: string;
  readonly title: string;
  /** Unix seconds */
  readonly opensAt: number;
  readonly url: string;
};

/** The opening as a calendar file (iCalendar); a later file of the same reminder takes its place. */
export const openingCalendar = ({ publicId, title, opensAt, url }: Opening): Buffer => {
  const at = new Date(opensAt * 1000);
  const { error, value } = createEvent({
    uid: `opening-${publicId}@${new URL(url).hostname}`,
    productId: `${brandSlug}/openings`,
    title,
    start: [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()],
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: 30 },
    url,
    alarms: [{ action: 'display', description: title, trigger: { minutes: 10, before: true } }],
  });
  if (error || !value) throw error ?? new Error('no calendar file was made');
  return Buffer.from(value);
};
