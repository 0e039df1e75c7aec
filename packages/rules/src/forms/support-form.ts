import { isEmail, normaliseEmail } from '../people/email.ts';
import type { MessageSpec } from '../message.ts';
import { checkName } from '../people/names.ts';
import { parsePhone } from '../people/phone.ts';

/** What a visitor writes about. */
export const supportTypes = ['clubs', 'feedback', 'corp', 'partners', 'logistics', 'media', 'other'] as const;
export type SupportType = (typeof supportTypes)[number];

export type SupportFields = {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly text?: string | null | undefined;
  /** Absent: agreed, as a request of the specification says nothing of it. */
  readonly agree?: boolean | null | undefined;
  /** What it is about: a request about clubs is answered by phone, every other one by letter. */
  readonly support_type?: string | null | undefined;
};
export type SupportField = 'name' | 'email' | 'phone' | 'text' | 'agree';
export type SupportLetter = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly text: string;
};

/** Characters of a request's text. */
export const supportTextMax = 5000;

/** As it is stored: names in one line, the phone as '+' and digits (as typed while it is none), texts without controls. */
export const normaliseSupport = ({ name, email, phone, text }: SupportFields): SupportLetter => ({
  name: (name ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim(),
  email: normaliseEmail(email ?? ''),
  phone: parsePhone(phone ?? '') ?? (phone ?? '').trim(),
  text: (text ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim(),
});

/**
 * Which fields may be left empty. About clubs the phone is needed and the text is not, as the specification says
 * (SUPPORT-01…04); everywhere else it is silent: a question is needed, and the answer goes by letter.
 */
export const supportOptional = (type: string | null | undefined): 'text' | 'phone' =>
  type === 'clubs' ? 'text' : 'phone';

/** What is wrong with a request, by field (SUPPORT-01…05). */
export const checkSupport = (fields: SupportFields): Partial<Record<SupportField, MessageSpec>> => {
  const { name, email, phone, text } = normaliseSupport(fields);
  const problems: Partial<Record<SupportField, MessageSpec>> = {};
  if (!name) problems.name = { id: 'support_name' };
  else {
    const problem = checkName(fields.name ?? '');
    if (problem) problems.name = problem;
  }
  if (!isEmail(email)) problems.email = { id: 'support_email' };
  const optional = supportOptional(fields.support_type);
  if (parsePhone(phone) === null && (phone || optional !== 'phone')) problems.phone = { id: 'support_phone' };
  if (!text && optional !== 'text') problems.text = { id: 'required' };
  if (text.length > supportTextMax) problems.text = { id: 'too_long', max: supportTextMax };
  if (fields.agree === false) problems.agree = { id: 'consent_required' };
  return problems;
};
