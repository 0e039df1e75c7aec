import { createHash } from 'node:crypto';
import type { RegisterDay, SettlementRegister } from '@trassa/contracts/office';
import { randomId } from '../../../../kernel/ids.ts';
import { changedSince, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { countCompared, selectDifferences } from './compare.repository.ts';
import {
  bookRegister,
  findRegister,
  forgetLeft,
  hasPayments,
  insertRegister,
  lockDays,
  type NamedDay,
  type RegisterHead,
  selectNamed,
} from './days.repository.ts';
import { presentRegister } from './present-settlement.ts';
import type { ReadRegister, RegisterProblem } from './read-register.ts';
import { mostDifferences, type SettlementDeps, type Who } from './settle-day.ts';
import { spanOf } from './span.ts';

/** Milliseconds for which a file that was looked at waits to be applied. */
const waitsFor = 86_400_000;
const longestName = 120;

const nameOf = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim().slice(-longestName) || 'register';

const stateOf = ({ isSame, isClosed, bookFile }: NamedDay): RegisterDay['state'] => {
  if (isSame) return 'same';
  if (isClosed) return 'closed';
  return bookFile === null ? 'new' : 'replaces';
};

const presentNamed = (named: NamedDay): RegisterDay => ({
  day: named.day,
  state: stateOf(named),
  rows: named.rows,
  book: named.bookFile === null ? null : { file: named.bookFile, rows: named.bookRows },
  version: named.version,
});

const show = async (db: Executor, register: RegisterHead): Promise<SettlementRegister> => {
  const span = { ...spanOf(register.provider, register.from, register.until), isNamedOnly: true };
  const counts = await countCompared(db, span, register.id);
  const differences = await selectDifferences(db, span, register.id, mostDifferences);
  const days = (await selectNamed(db, register)).map(presentNamed);
  return presentRegister(register, { counts, differences, days });
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
  if (!isProvider(provider) && !(await hasPayments(tx, provider))) return notFound();
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

type Seen = { readonly day: string; readonly version: number };

/** Days to book. Refuses `state` where a book would give way that nobody named, `conflict` where it is not what was seen. */
const readChosen = (named: readonly NamedDay[], replace: readonly Seen[]): Result<NamedDay[]> => {
  const seen = new Map(replace.map(({ day, version }) => [day, version]));
  const chosen: NamedDay[] = [];
  for (const one of named) {
    const version = seen.get(one.day);
    if (version !== undefined && version !== one.version) return changedSince(version, one.version);
    const state = stateOf(one);
    if (state === 'replaces' && version === undefined)
      return refuse({ code: 'state', message: { id: 'settlement_replace', day: dotted(one.day) } });
    if (state === 'new' || state === 'replaces') chosen.push(one);
  }
  return ok(chosen);
};

type Asked = { readonly id: string; readonly replace?: readonly Seen[] | undefined };

/**
 * The register becomes the provider's book of the open days that it has lines of; where a day has just these rows it stays, and lines
 * of closed days stay out. BO-080
 */
export const applyRegister = async (
  tx: Tx,
  { clock }: SettlementDeps,
  { id, replace = [] }: Asked,
): Promise<Result<Acted<{ values: SettlementRegister }>>> => {
  const register = await findRegister(tx, id);
  if (!register) return notFound();
  const days = (await selectNamed(tx, register)).map(({ day }) => day);
  await lockDays(tx, register.provider, days);
  const chosen = readChosen(await selectNamed(tx, register), replace);
  if (!chosen.ok) return chosen;
  const booked = chosen.value;
  if (booked.length > 0)
    await bookRegister(
      tx,
      register,
      booked.map(({ day }) => day),
      clock(),
    );
  const after = await findRegister(tx, id);
  if (!after) return notFound();
  const given = [...new Set(booked.map(({ bookFile }) => bookFile).filter((file) => file !== null))];
  return ok({
    answer: { values: await show(tx, after) },
    object: objectOf(after),
    ...(booked.length > 0
      ? {
          changes: [
            { field: 'file', before: given.length > 0 ? given.join(', ').slice(0, 1000) : null, after: after.fileName },
            { field: 'days', before: null, after: booked.length },
          ],
        }
      : { unchanged: true as const }),
  });
};
