import { createHash } from 'node:crypto';
import type { SettlementRegister } from '@trassa/contracts/office';
import { randomId } from '../../../../kernel/ids.ts';
import { notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { countCompared, selectDifferences } from './compare.repository.ts';
import {
  findRegister,
  forgetLeft,
  insertRegister,
  lockDays,
  type RegisterHead,
  selectChanged,
  bookRegister,
} from './days.repository.ts';
import { presentRegister } from './present-settlement.ts';
import { daysOf, type ReadRegister, type RegisterProblem } from './read-register.ts';
import { mostDifferences, type SettlementDeps, type Who } from './settle-day.ts';
import { spanOf } from './span.ts';

/** Milliseconds for which a file that was looked at waits to be applied. */
const waitsFor = 86_400_000;
const longestName = 120;

const nameOf = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim().slice(-longestName) || 'register';

const show = async (db: Executor, register: RegisterHead): Promise<SettlementRegister> => {
  const span = spanOf(register.provider, register.from, register.until);
  const counts = await countCompared(db, span, register.id);
  const differences = await selectDifferences(db, span, register.id, mostDifferences);
  const isSame = (await selectChanged(db, register)).length === 0;
  return presentRegister(register, { counts, differences, isSame });
};

const objectOf = ({ publicId, fileName }: Pick<RegisterHead, 'publicId' | 'fileName'>) => ({
  kind: 'settlement_register',
  publicId,
  title: fileName,
});

type Upload = {
  readonly provider: string;
  readonly file: { readonly name: string; readonly bytes: Buffer };
  readonly read: ReadRegister;
};
type Taken = {
  values: SettlementRegister | null;
  problems: RegisterProblem[];
  problem_count: number;
};

/** Keeps a register beside our books and shows what it would change; a bad line leaves nothing of it. BO-080 */
export const takeRegister = async (
  tx: Tx,
  { clock, isProvider }: SettlementDeps,
  { provider, file, read }: Upload,
  { userId }: Who,
): Promise<Result<Acted<Taken>>> => {
  if (!isProvider(provider)) return notFound();
  const { rows, from, until, problemCount } = read;
  const problems = { problems: [...read.problems], problem_count: problemCount };
  if (problemCount > 0) return ok({ answer: { values: null, ...problems }, unchanged: true });
  const now = clock();
  await forgetLeft(tx, new Date(now.getTime() - waitsFor));
  const [publicId, fileName] = [randomId(), nameOf(file.name)];
  const hash = createHash('sha256').update(file.bytes).digest('hex');
  await insertRegister(tx, { publicId, provider, fileName, hash, from, until, rows }, { userId, now });
  const register = await findRegister(tx, publicId);
  if (!register) return notFound();
  return ok({
    answer: { values: await show(tx, register), ...problems },
    object: objectOf(register),
    changes: [
      { field: 'file', before: null, after: fileName },
      { field: 'rows', before: null, after: register.count },
    ],
  });
};

const dotted = (day: string): string => day.split('-').toReversed().join('.');

/**
 * The register becomes the provider's book of its days; where a day has just these rows it stays. Refuses `state` when a closed day has
 * others. BO-080
 */
export const applyRegister = async (
  tx: Tx,
  { clock }: SettlementDeps,
  publicId: string,
): Promise<Result<Acted<{ values: SettlementRegister }>>> => {
  const register = await findRegister(tx, publicId);
  if (!register) return notFound();
  await lockDays(tx, register.provider, daysOf(register.from, register.until));
  const changed = await selectChanged(tx, register);
  const closed = changed.find(({ isClosed }) => isClosed);
  if (closed) return refuse({ code: 'state', message: { id: 'settlement_closed_day', day: dotted(closed.day) } });
  const days = changed.map(({ day }) => day);
  if (days.length > 0) await bookRegister(tx, register, days, clock());
  const after = await findRegister(tx, publicId);
  if (!after) return notFound();
  return ok({
    answer: { values: await show(tx, after) },
    object: objectOf(after),
    ...(days.length > 0
      ? {
          changes: [
            { field: 'file', before: null, after: after.fileName },
            { field: 'days', before: null, after: days.length },
          ],
        }
      : { unchanged: true as const }),
  });
};
