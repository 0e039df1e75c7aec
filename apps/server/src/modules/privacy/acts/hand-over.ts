import { privacyObstacle } from '@trassa/rules';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { daysOf, factsOf } from '../present-request.ts';
import type { PrivacyDeps } from '../privacy-deps.ts';
import { findRequest } from '../requests.repository.ts';
import { type Hand, markExported } from '../write-request.repository.ts';
import { type Identity, identify } from './identify.ts';
import { type AskedAct, lockToAct, told } from './lock-to-act.ts';

type File = { readonly name: string; readonly body: string; readonly isOfAccount: boolean };
type Handed = { values: { name: string; type: string; base64: string } };

/** The file, made before the act: it is one snapshot and takes long. null: the act refuses without it. */
export const collectFile = async (
  { db, accounts, clock }: Pick<PrivacyDeps, 'db' | 'accounts' | 'clock'>,
  publicId: string,
): Promise<File | null> => {
  const row = await findRequest(db, publicId);
  if (!row?.email || privacyObstacle('export', factsOf(row), daysOf(clock()).today) !== null) return null;
  return accounts.exportAsked(row.email);
};

/** Hands the file of the own data over to whoever gives it to the person; the entry says to whom it was shown, not what it holds. */
export const handOver = async (
  tx: Tx,
  file: File | null,
  { identity, note, ...asked }: AskedAct & Identity,
  hand: Hand,
): Promise<Result<Acted<Handed>>> => {
  const locked = await lockToAct(tx, 'export', asked, hand.now);
  if (!locked.ok) return locked;
  if (!file) throw new Error('a request that may be exported has a file');
  const row = locked.value;
  const identified = identify('export', identity ?? row.identity, file.isOfAccount);
  if (!identified.ok) return identified;
  const seen = identified.value;
  await markExported(tx, row.id, { identity: seen, note: note || null }, hand);
  const base64 = Buffer.from(file.body).toString('base64');
  const changes = [
    { field: 'identity', before: row.identity, after: seen },
    { field: 'file', before: null, after: file.name },
  ];
  return ok({
    answer: { values: { name: file.name, type: 'application/json', base64 } },
    ...(await told(tx, row, changes)),
  });
};
