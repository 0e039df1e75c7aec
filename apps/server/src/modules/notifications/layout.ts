import type { Language } from '@trassa/contracts';
import { brandIn, formatPhone } from '@trassa/rules';
import type { Attachment, InlinePicture } from '../../platform/mail/index.ts';
import { frameLetter } from './letter-frame.ts';
import { type Fact, type LetterPart, picturesOf } from './letter-parts.ts';
import { escapeHtml, partHtml } from './part-html.ts';

/** What a letter says; its frame is the same for all. */
export type LetterContent = {
  readonly subject: string;
  readonly title: string;
  /** What a mailbox shows beside the subject; absent: the first text. */
  readonly preview?: string;
  readonly parts: readonly LetterPart[];
  readonly attachments?: Attachment[];
  /** Who answers the letter writes to this address. */
  readonly replyTo?: string;
  /** Advertising: the page that ends it, and the address that ends it at once when a mail program asks (RFC 8058). */
  readonly unsubscribe?: { readonly page: string; readonly atOnce: string };
  /** For words of the house: its other name, values of its fields, and the word that stands in its subject (ADR 0046). */
  readonly house?: {
    readonly letter?: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly subject?: string;
  };
};

/** How to reach the team: an editor says it, or leaves it out. */
export type Contacts = { readonly email: string | null; readonly phone: string | null };
export type LetterLook = {
  readonly brand: string;
  readonly siteUrl: string;
  readonly contacts: Contacts;
  readonly language: Language;
};

/** A letter as it is read. */
export type LaidLetter = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly InlinePicture[];
};

const footWords = {
  ru: { ask: 'Вопросы? Мы на связи:', leave: 'Отписаться от новостей' },
  en: { ask: 'Questions? Get in touch:', leave: 'Unsubscribe from news' },
} as const;

/** What follows a `?` would be fields of the letter that is begun. */
const mailLink = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
};

const lines = (facts: readonly Fact[]): string => facts.map(([name, value]) => `${name}: ${value}`).join('\n');

const partText = (part: LetterPart): string => {
  switch (part.type) {
    case 'facts':
      return lines(part.facts);
    case 'button':
    case 'link':
      return `${part.label}: ${part.link}`;
    case 'bib':
      return [
        part.title,
        part.number ? lines([[part.number.name, part.number.value]]) : part.noNumber,
        lines(part.facts),
      ]
        .filter(Boolean)
        .join('\n');
    default:
      return part.text;
  }
};

/** One column that reads the same everywhere, and in plain text. Why no library: docs/adr/0008. */
export const layOut = (content: LetterContent, look: LetterLook): LaidLetter => {
  const { language, contacts, siteUrl } = look;
  const brand = brandIn(language, look.brand);
  const { ask, leave } = footWords[language];
  const { unsubscribe } = content;
  const reach = [contacts.email, contacts.phone && formatPhone(contacts.phone)].filter(Boolean).join(', ');
  const foot = [
    ...(reach ? [`${ask} ${reach}`] : []),
    `${brand} ${siteUrl}`,
    ...(unsubscribe ? [`${leave}: ${unsubscribe.page}`] : []),
  ].join('\n');
  const preview = content.preview ?? content.parts.find((part) => part.type === 'text')?.text ?? '';
  return {
    subject: content.subject,
    text: `${content.title}\n\n${content.parts.map(partText).join('\n\n')}\n\n${foot}\n`,
    html: frameLetter({
      language,
      subject: escapeHtml(content.subject),
      preview: escapeHtml(preview),
      brand: escapeHtml(brand),
      title: escapeHtml(content.title),
      body: content.parts.map(partHtml).join(''),
      ask: escapeHtml(ask),
      email:
        contacts.email === null
          ? null
          : { link: escapeHtml(mailLink(contacts.email)), text: escapeHtml(contacts.email) },
      phone:
        contacts.phone === null
          ? null
          : { number: escapeHtml(contacts.phone), text: escapeHtml(formatPhone(contacts.phone)) },
      leave: unsubscribe ? { link: escapeHtml(unsubscribe.page), text: escapeHtml(leave) } : null,
      site: { link: escapeHtml(siteUrl), text: escapeHtml(new URL(siteUrl).host) },
    }),
    pictures: picturesOf(content.parts),
  };
};
