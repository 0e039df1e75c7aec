import type { Language } from '@trassa/contracts';
import { moneyText, withoutLinks } from '@trassa/rules';
import type { LetterContent, Template } from '../notifications/index.ts';
import { attachCertificates, type CertificateFileDeps } from './certificate-file.ts';
import { certificateWords, dayText } from './certificate-words.ts';
import { type CertificateView, findOfLine } from './certificates.repository.ts';

type Gift = { readonly certificates: readonly CertificateView[]; readonly codes: readonly string[] };

const content = ({ certificates, codes }: Gift, language: Language, siteUrl: string): LetterContent | null => {
  const [first] = certificates;
  if (!first) return null;
  const say = certificateWords[language];
  const subject = say.gift.subject(certificates.length);
  return {
    subject: `${subject}: ${moneyText(first.amount, language)}`,
    title: subject,
    parts: [
      { type: 'text', text: say.gift.text(withoutLinks(first.name), certificates.length) },
      ...(first.text ? [{ type: 'text' as const, text: say.gift.quoted(withoutLinks(first.text)) }] : []),
      {
        type: 'facts',
        facts: [
          [say.nominal, moneyText(first.amount, language)],
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

/** To the recipient on the chosen day: what he was given, with the PDF (DEC-84). */
export const certificateLetter =
  (deps: CertificateFileDeps): Template =>
  async (data, language) => {
    const certificates = await findOfLine(deps.db, Number(data['line']));
    const codes = certificates.map(({ publicId }) => deps.codes.codeOf(publicId));
    const told = content({ certificates, codes }, language, deps.siteUrl);
    return (
      told && {
        ...told,
        attachments: await attachCertificates(deps, certificates, language),
      }
    );
  };
