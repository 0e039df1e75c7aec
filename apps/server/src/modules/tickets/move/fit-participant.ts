import type { MessageSpec } from '@trassa/contracts';
import type { FormatForSale } from '../../events/index.ts';
import type { LockedTicket } from '../lock-ticket.ts';
import { checkAnswers } from '../register/check-participant.ts';

/** What becomes of a registration in another format. */
export type Fit = {
  /** As it is stored there; null: nobody is registered then. */
  readonly info: Readonly<Record<string, unknown>> | null;
  readonly size: string | null;
  readonly licenseFileId: number | null;
  readonly fileId: number | null;
  /** Somebody is registered now, and the new form asks what he has not said. */
  readonly isLost: boolean;
  /** His age is out of bounds there. */
  readonly age: MessageSpec | null;
};

type To = {
  readonly target: FormatForSale;
  /** By its name in Russian; null: none. */
  readonly wave: string | null;
  /** A size that is taken for him already. */
  readonly taken: string | null;
  readonly now: Date;
};

const ages = new Set(['age_min', 'age_max']);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

export const nobodyFits = (isLost: boolean): Fit => ({
  info: null,
  size: null,
  licenseFileId: null,
  fileId: null,
  isLost,
  age: null,
});

/** At the same start he brings his own shirt; at another one it may be taken for him already. */
const withShirt = ({ eventCityId, info }: LockedTicket, { target, taken }: To): FormatForSale => {
  const own = target.eventCity.id === eventCityId ? textOf(info?.['item_size']) : taken;
  return { ...target, shirts: target.shirts.map(({ size, left }) => ({ size, left: size === own ? left + 1 : left })) };
};

/**
 * The participant of a ticket by the form of another format: his answers are kept as far as it asks them. Who lacks one there is
 * registered no more; an age is told apart, because somebody may answer for it. Back-office 5.6
 */
export const fitParticipant = (ticket: LockedTicket, to: To): Fit => {
  if (ticket.info === null) return nobodyFits(false);
  const { wave, now } = to;
  const target = withShirt(ticket, to);
  const { cluster: _, ...answers } = ticket.info;
  const { licenseFileId, fileId } = ticket;
  const given = wave === null ? answers : { ...answers, cluster: wave };
  const { info, problems } = checkAnswers(target, { info: given, licenseFileId, fileId, number: null }, now);
  // A number is given, not asked, where a ticket is moved to.
  const { number: __, ...asked } = problems;
  const age = Object.values(asked).find(({ id }) => ages.has(id)) ?? null;
  const size = textOf(info['item_size']);
  const hasShirt = size === null || target.shirts.some((one) => one.size === size && one.left > 0);
  if (Object.values(asked).some(({ id }) => !ages.has(id)) || !hasShirt) return { ...nobodyFits(true), age };
  const asksFile = target.clusters.some(({ name, file }) => name.ru === wave && file);
  return {
    info,
    size,
    licenseFileId: target.license ? licenseFileId : null,
    fileId: asksFile ? fileId : null,
    isLost: false,
    age,
  };
};
