import type { User } from '@trassa/contracts';
import { toRoubles } from '../../kernel/money.ts';
import type { Account } from './account.ts';

/** The person as he is answered to himself (API §3.4). */
export const presentUser = (account: Account): User => ({
  public_id: account.publicId,
  email: account.email,
  phone: account.phone,
  name: account.name,
  last_name: account.lastName,
  second_name: account.secondName,
  birth_date: account.birthDate,
  gender: account.gender,
  contact_phone: account.contactPhone,
  extra_contact: account.extraContact,
  type_relate: account.relation as User['type_relate'],
  contact_name: account.contactName,
  mailing: account.mailing,
  role: [...account.roles] as User['role'],
  discount: account.discountForm === 'amount' ? toRoubles(account.discount) : account.discount,
  discount_form: account.discountForm,
  temporary: account.temporary,
  email_confirmed: account.emailConfirmed,
  new_email: account.newEmail,
  phone_confirmed: account.phoneConfirmed,
  has_password: account.hasPassword,
  networks: [...account.networks],
  language: account.language,
});
