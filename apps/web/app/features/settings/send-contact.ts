import type { User } from '@trassa/contracts';
import type { ContactData } from '@trassa/rules';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';

/** Sends what has changed of the second phone and the relative. */
export const sendContact = ({ type_relate, ...rest }: Partial<ContactData>) =>
  request(
    calls.profile.setContact,
    // The rule has seen to it that it is one of the five.
    { body: type_relate === undefined ? rest : { ...rest, type_relate: type_relate as User['type_relate'] } },
    { ownErrors: true },
  );
