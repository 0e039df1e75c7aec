import type { OfficeNews } from '@trassa/contracts/office';
import type { NamesOf } from '../../staff/index.ts';

export type Names = Awaited<ReturnType<NamesOf>>;

/** Who did something; null: the system, or nobody whose name is known. */
export const personOf = (names: Names, id: number | null): OfficeNews['updated_by'] => {
  const person = id === null ? undefined : names.get(id);
  return person ? { public_id: person.publicId, name: person.name } : null;
};
