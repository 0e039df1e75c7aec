import type { User } from '@trassa/contracts';

/** What the person told about himself, as answers of the participant form; null when it names nobody. */
export const ownAnswers = (user: User): Record<string, unknown> | null => {
  if (!user.name || !user.last_name) return null;
  const known = {
    first_name: user.name,
    last_name: user.last_name,
    second_name: user.second_name,
    birth_date: user.birth_date,
    gender: user.gender === 'none' ? null : user.gender,
    phone: user.phone,
    extra_contact: user.extra_contact,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => Boolean(value)));
};
