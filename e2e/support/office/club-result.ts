import { api } from '@trassa/contracts';
import { officeApi } from '@trassa/contracts/office';
import { isoDay, siteTimezone } from '@trassa/rules';
import type { Insider } from './insider.ts';
import type { Member } from '../member.ts';

/** A time of today that a runner hands in, with a link; answers its public id. */
export const handInTime = async ({ client }: Pick<Member, 'client'>, result: string): Promise<string> => {
  const { values: types } = await client(api.clubs.types, {});
  const type = types.find(({ unit }) => unit === 'time');
  if (!type) throw new Error('the demonstration has no competitions in times');
  const { values } = await client(api.clubs.handIn, {
    body: {
      competition_type: type.public_id,
      result,
      date: isoDay(Date.now() / 1000, siteTimezone),
      link: 'https://tracks.example.org/7',
    },
  });
  return values.public_id;
};

/** Puts a result before the insider, whatever others have handed in before: he has decided it, and takes his word back. */
export const bringForward = async ({ office }: Pick<Insider, 'office'>, id: string): Promise<void> => {
  const { values: before } = await office(officeApi.clubResults.read, { params: { id } });
  const { values: decided } = await office(officeApi.clubResults.decide, {
    params: { id },
    body: { version: before.version, accept: true },
    idempotencyKey: crypto.randomUUID(),
  });
  await office(officeApi.clubResults.undo, {
    params: { id },
    body: { version: decided.version },
    idempotencyKey: crypto.randomUUID(),
  });
};
