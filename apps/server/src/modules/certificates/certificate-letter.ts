import type { Language } from '@trassa/contracts';
import { moneyText, withoutLinks } from '@trassa/rules';
import type { LetterContent, Template } from '../notifications/index.ts';
import { attachCertificates, type CertificateFileDeps } from './certificate-file.ts';
import { certificateWords, dayText } from './certificate-words.ts';
import { type CertificateView, findOfLine, findToSend } from './certificates.repository.ts';

type Gift = {
  readonly certificates: readonly CertificateView[];
  readonly codes: readonly string[];
  /** The old code is dead. */
  readonly isRenewed: boolean;
};

const content = (
  { certificates, codes, isRenewed }: Gift,
  language: Language,
  siteUrl: string,
): LetterContent | null => {
  const [first] = certificates;
  if (!first) return null;
  const say = certificateWords[language];
  const subject = isRenewed ? say.renewed.subject : say.gift.subject(certificates.length);
  const name = withoutLinks(first.name);
  const text = isRenewed ? say.renewed.text(name) : say.gift.text(name, certificates.length);
  const isPartSpent = certificates.length === 1 && first.balance !== first.amount;
  return {
    subject: `${subject}: ${moneyText(first.amount, language)}`,
    title: subject,
    parts: [
      { type: 'text', text },
      ...(first.text && !isRenewed ? [{ type: 'text' as const, text: say.gift.quoted(withoutLinks(first.text)) }] : []),
      {
        type: 'facts',
        facts: [
          [say.nominal, moneyText(first.amount, language)],
          ...(isPartSpent ? [[say.balance, moneyText(first.balance, language)] as const] : []),
          ...codes.map((code) => [say.code, code] as const),
          [say.until, dayText(first.validUntil, language)],
        ],
      },
      { type: 'note', text: say.use },
      { type: 'button', label: say.calendar, link: `${siteUrl}/calendar` },
      { type: 'link', label: say.shop, link: `${siteUrl}/shop` },
    ],
  };
};

/** To the recipient on the chosen day: what he was given, with the PDF (DEC-84); one of them again, when the staff sends it. */
export const certificateLetter =
  (deps: CertificateFileDeps): Template =>
  async (data, language) => {
    const ids = data['certificates'] ?? data['certificate'];
    // Letters that were queued before those of a line were named one by one.
    const certificates =
      ids === undefined
        ? await findOfLine(deps.db, Number(data['line']))
        : await findToSend(deps.db, String(ids).split(' '));
    const codes = certificates.map(({ publicId, codeNumber }) => deps.codes.codeOf(publicId, codeNumber));
    const told = content({ certificates, codes, isRenewed: data['renewed'] === 1 }, language, deps.siteUrl);
    return (
      told && {
        ...told,
        attachments: await attachCertificates(deps, certificates, language),
      }
    );
  };
