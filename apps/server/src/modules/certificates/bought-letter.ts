import type { Language } from '@trassa/contracts';
import { moneyText, withoutLinks } from '@trassa/rules';
import type { LetterContent, LetterPart, Template } from '../notifications/index.ts';
import { attachCertificates, type CertificateFileDeps } from './certificate-file.ts';
import { certificateWords, dayText } from './certificate-words.ts';
import { type CertificateView, findOfOrder } from './certificates.repository.ts';

/** Files of one letter: more do not pass through many a mailbox. */
const mostFiles = 20;

const linesOf = (certificates: readonly CertificateView[]): CertificateView[][] => {
  const lines = new Map<number, CertificateView[]>();
  for (const one of certificates) lines.set(one.lineId, [...(lines.get(one.lineId) ?? []), one]);
  return [...lines.values()];
};

/** When the letter goes; certificates sent at once were issued with their date. */
const factsOf = (line: readonly CertificateView[], now: Date, language: Language): LetterPart[] => {
  const [first] = line;
  if (!first) return [];
  const say = certificateWords[language];
  const name = withoutLinks(first.name);
  const worth = moneyText(first.amount, language);
  return [
    {
      type: 'facts',
      facts: [
        [say.nominal, line.length > 1 ? `${worth} × ${line.length}` : worth],
        [say.recipient, first.email ? `${name}, ${first.email}` : name],
        [say.sending, first.sendAt <= now ? say.now : dayText(first.sendAt, language)],
        [say.until, dayText(first.validUntil, language)],
      ],
    },
  ];
};

const content = (
  certificates: readonly CertificateView[],
  { now, link, language }: { now: Date; link: string; language: Language },
): LetterContent => {
  const say = certificateWords[language];
  const more = certificates.length - mostFiles;
  return {
    subject: say.bought.subject,
    title: say.bought.title,
    parts: [
      { type: 'text', text: say.bought.text },
      ...(more > 0 ? [{ type: 'note' as const, text: say.bought.more(more) }] : []),
      ...linesOf(certificates).flatMap((line) => factsOf(line, now, language)),
      { type: 'note', text: say.use },
      { type: 'button', label: say.order, link },
    ],
  };
};

/** To the buyer: all certificates of the order as PDF, and when each goes to whom (DEC-84). */
export const boughtLetter =
  (deps: CertificateFileDeps & { readonly clock: () => Date }): Template =>
  async (data, language) => {
    const order = String(data['order']);
    const certificates = await findOfOrder(deps.db, order);
    if (!certificates.length) return null;
    const link = `${deps.siteUrl}/basket/certificateThanks?order=${order}`;
    return {
      ...content(certificates, { now: deps.clock(), link, language }),
      attachments: await attachCertificates(deps, certificates.slice(0, mostFiles), language),
    };
  };
