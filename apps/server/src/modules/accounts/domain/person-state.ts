export type PersonState = 'full' | 'temporary' | 'blocked' | 'erased';

/** What a person is to the staff; the first that holds. */
export const stateOf = (person: {
  readonly isErased: boolean;
  readonly blocked: boolean;
  readonly temporary: boolean;
}): PersonState => {
  if (person.isErased) return 'erased';
  if (person.blocked) return 'blocked';
  return person.temporary ? 'temporary' : 'full';
};
