import { formatPhone, withoutLinks } from '@trassa/rules';
import type { LetterPart, Template } from '../notifications/index.ts';
import { paragraphs } from './paragraphs.ts';
import type { SupportDeps } from './support-deps.ts';
import { findRequest, type StoredRequest } from './support.repository.ts';
import { teamWords, visitorWords } from './support-words.ts';

type LetterDeps = Pick<SupportDeps, 'db'>;

const partsOf = (request: StoredRequest, publicId: string): LetterPart[] => [
  {
    type: 'facts',
    facts: [
      [teamWords.name, withoutLinks(request.name)],
      [teamWords.email, request.email],
      [teamWords.phone, formatPhone(request.phone)],
      ...(request.club === null ? [] : [[teamWords.club, request.club] as const]),
      [teamWords.number, publicId],
    ],
  },
  ...(request.text ? paragraphs(request.text, withoutLinks) : [{ type: 'text', text: teamWords.noText } as const]),
  { type: 'note', text: teamWords.note },
];

/** To the team; answering it answers the visitor. */
export const teamLetter =
  ({ db }: LetterDeps): Template =>
  async (data) => {
    const publicId = String(data['support']);
    const request = await findRequest(db, publicId);
    if (!request) return null;
    const subject = teamWords.subjects[request.type];
    const content = { subject, title: subject, parts: partsOf(request, publicId) };
    return { ...content, replyTo: request.email };
  };

/** To the visitor: that it has come, and when the answer will. */
export const visitorLetter =
  ({ db }: LetterDeps): Template =>
  async (data, language) => {
    if (!(await findRequest(db, String(data['support'])))) return null;
    const { subject, title, texts, note } = visitorWords[language];
    const parts: LetterPart[] = [
      ...texts.map((text) => ({ type: 'text', text }) as const),
      { type: 'note', text: note },
    ];
    return { subject, title, parts };
  };
