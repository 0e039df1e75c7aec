import type { MessageSpec } from '../message.ts';
import { parsePhone } from '../people/phone.ts';
import type { Checked } from './profile.ts';
import { readExtraContact, readName } from './profile.ts';

/** Who a relative may be (SET-27). */
export const relativeKinds = ['Партнер', 'Родитель', 'Родственник', 'Друг', 'Коллега'] as const;

/** The second phone, and a relative: all three of him or none (DEC-36). */
export type ContactData = {
  readonly extra_contact: string | null;
  readonly contact_name: string | null;
  readonly type_relate: string | null;
  readonly contact_phone: string | null;
};

/** An absent field stays, null and '' clear (DEC-109). */
export type ContactInput = { readonly [field in keyof ContactData]?: string | null | undefined };

const relativeFields = ['contact_name', 'type_relate', 'contact_phone'] as const;

const trimmed = (text: string | null): string => text?.trim() ?? '';

/** A relative is complete with a name, a relation of the list and a phone of one of the four countries (SET-20…26). */
const checkRelative = (name: string, relation: string, phone: string): Record<string, MessageSpec> => {
  const named = readName(name);
  return {
    ...('problem' in named
      ? { contact_name: named.problem }
      : named.value
        ? {}
        : { contact_name: { id: 'relative_name' } }),
    ...((relativeKinds as readonly string[]).includes(relation) ? {} : { type_relate: { id: 'relative_relation' } }),
    ...(parsePhone(phone) ? {} : { contact_phone: { id: 'relative_phone' } }),
  };
};

/** The fields that really change, in the form in which they are kept; none left: 'Данные не изменились'. */
export const changeContact = (known: ContactData, input: ContactInput): Checked<ContactData> => {
  const next = { ...known, ...Object.fromEntries(Object.entries(input).filter(([, one]) => one !== undefined)) };
  const [name, relation, phone] = [trimmed(next.contact_name), trimmed(next.type_relate), trimmed(next.contact_phone)];
  const hasRelative = [name, relation, phone].some(Boolean);
  const isAsked = relativeFields.some((field) => input[field] !== undefined);
  const extra = readExtraContact(trimmed(next.extra_contact));
  const problems: Record<string, MessageSpec> = {
    ...('problem' in extra && input.extra_contact !== undefined ? { extra_contact: extra.problem } : {}),
    ...(isAsked && hasRelative ? checkRelative(name, relation, phone) : {}),
  };
  if (Object.keys(problems).length) return { ok: false, problems };
  const found = readName(name);
  const settled: ContactData = {
    extra_contact: 'value' in extra ? extra.value : known.extra_contact,
    contact_name: hasRelative && 'value' in found ? found.value : null,
    type_relate: relation || null,
    contact_phone: parsePhone(phone),
  };
  const changed = Object.entries(settled).filter(([field, one]) => one !== known[field as keyof ContactData]);
  return { ok: true, value: Object.fromEntries(changed) };
};
