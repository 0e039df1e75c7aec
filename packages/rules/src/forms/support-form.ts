import { isEmail, normaliseEmail } from '../people/email.ts';
import type { MessageSpec } from '../message.ts';
import { checkName } from '../people/names.ts';
import { parsePhone } from '../people/phone.ts';

export type SupportFields = {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly text?: string | null | undefined;
  /** Absent: agreed, as a request of the specification says nothing of it. */
  readonly agree?: boolean | null | undefined;
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

/** What is wrong with a request, by field; a text is not asked for: who leaves his phone is called (SUPPORT-01…05). */
export const checkSupport = (fields: SupportFields): Partial<Record<SupportField, MessageSpec>> => {
  const { name, email, phone, text } = normaliseSupport(fields);
  const problems: Partial<Record<SupportField, MessageSpec>> = {};
  if (!name) problems.name = { id: 'support_name' };
  else {
    const problem = checkName(fields.name ?? '');
    if (problem) problems.name = problem;
  }
  if (!isEmail(email)) problems.email = { id: 'support_email' };
  if (parsePhone(phone) === null) problems.phone = { id: 'support_phone' };
  if (text.length > supportTextMax) problems.text = { id: 'too_long', max: supportTextMax };
  if (fields.agree === false) problems.agree = { id: 'consent_required' };
  return problems;
};
