import type { EventFormat, Language } from '@trassa/contracts';
import type { TicketFormOf } from '@trassa/contracts/office';
import { maskAny, maskEmail, maskPhone } from '../../../kernel/masking.ts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { findSoldFormatById } from '../../events/index.ts';
import type { DetailDeps } from '../show/read-detail.ts';
import { answersIn } from '../show/shown-answers.ts';
import { maskContact } from '../staff/present-ticket.ts';
import { findForm } from './form.repository.ts';

type Answers = Readonly<Record<string, unknown>>;

const masks: Readonly<Record<string, (text: string) => unknown>> = {
  phone: maskPhone,
  email: maskEmail,
  extra_contact: maskAny,
  contact_phone: maskAny,
  // The age stands on the card for those who may see it.
  birth_date: () => '',
};

/** Answers that may be seen, and the masks of those that may not. */
const part = (info: Answers): Pick<TicketFormOf, 'info' | 'masked'> => {
  const seen: Record<string, unknown> = {};
  const masked: Record<string, string> = {};
  for (const [field, value] of Object.entries(info)) {
    const mask = masks[field];
    const shown = maskContact(value);
    if (mask) masked[field] = String(mask(String(value)));
    else if (shown === value) seen[field] = value;
    else masked[field] = String(shown);
  }
  return { info: seen, masked };
};

const inWords = async (
  db: Executor,
  { showFormat }: Pick<DetailDeps, 'showFormat'>,
  info: Answers,
  shown: EventFormat,
  language: Language,
): Promise<Answers> => {
  const kept = language === 'ru' ? null : await showFormat(db, shown.public_id, 'ru');
  return kept ? answersIn(info, kept, shown) : info;
};

/** GET /api/admin/tickets/{id}/form: what the form asks and what is answered; personal answers are changed without being seen. BO-055 */
export const readForm = async (
  db: Executor,
  deps: Pick<DetailDeps, 'showFormat'>,
  { publicId, language }: { readonly publicId: string; readonly language: Language },
): Promise<Result<{ values: TicketFormOf }>> => {
  const ticket = await findForm(db, publicId);
  const format = ticket && (await deps.showFormat(db, ticket.formatPublicId, language));
  const sold = ticket && (await findSoldFormatById(db, ticket.formatId));
  if (!ticket || !format || !sold) return notFound();
  const own = ticket.info?.['item_size'];
  return ok({
    values: {
      version: ticket.version,
      format,
      sizes: sold.shirts.map(({ size, left }) => ({ size, count: Math.max(0, size === own ? left + 1 : left) })),
      ...part(await inWords(db, deps, ticket.info ?? {}, format, language)),
      license_file: ticket.licenseFile,
      file: ticket.file,
      club: ticket.clubPublicId === null ? null : { public_id: ticket.clubPublicId, title: ticket.clubTitle ?? '' },
      team: ticket.teamPublicId === null ? null : { public_id: ticket.teamPublicId, title: ticket.teamTitle ?? '' },
    },
  });
};

/** The same as one record of values, as an editor of the form holds them. */
export const readCurrent = async (
  db: Executor,
  deps: Pick<DetailDeps, 'showFormat'>,
  asked: { readonly publicId: string; readonly language: Language },
): Promise<Record<string, unknown>> => {
  const form = await readForm(db, deps, asked);
  if (!form.ok) return {};
  const { info, masked, license_file, file, club, team } = form.value.values;
  return { ...info, ...masked, license_file, file, club: club?.public_id ?? null, team: team?.public_id ?? null };
};
