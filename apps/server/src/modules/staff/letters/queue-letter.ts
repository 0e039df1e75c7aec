import type { Tx } from '../../../platform/database/index.ts';
import { selectPerson } from '../people.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';

type About = {
  readonly template: string;
  readonly data: Readonly<Record<string, string | number>>;
  /** One letter for one cause. */
  readonly cause: string;
};

/** A letter to a colleague in his language; none to an address that nobody has confirmed. */
export const queueLetter = async (
  { notifications }: Pick<StaffDeps, 'notifications'>,
  tx: Tx,
  userId: number,
  { template, data, cause }: About,
): Promise<void> => {
  const { publicId, name, email, emailConfirmed, language } = await selectPerson(tx, userId);
  if (email === null || !emailConfirmed) return;
  const dedupeKey = `${template}:${publicId}:${cause}`;
  await notifications.queue(tx, [{ template, recipient: email, recipientName: name, language, data, dedupeKey }]);
};
