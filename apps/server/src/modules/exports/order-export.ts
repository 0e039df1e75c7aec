import type { Language } from '@trassa/contracts';
import type { Approval, Export } from '@trassa/contracts/office';
import {
  coversReach,
  exportMax,
  exportPurpose,
  exportsHourly,
  exportsWaiting,
  type Grant,
  needsApproval,
  reachOf,
  reachOfAll,
} from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { randomId } from '../../kernel/ids.ts';
import { readList } from '../../kernel/list-declaration.ts';
import { invalid, ok, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import { type Acted, type Change, proofLife, type StaffSession } from '../../platform/http/index.ts';
import { type Approved, type Asker, askerLost, limitsInForce, type Ran } from '../approvals/index.ts';
import type { ExportedList } from '../../platform/exporting/index.ts';
import { exportKind, type ExportsDeps } from './exports-deps.ts';
import {
  countPersonalRows,
  countAsked,
  type ExportRow,
  insertExport,
  lockAsker,
  type NewExport,
} from './exports.repository.ts';
import { queryOf, rightsFor } from './make-export.ts';

export type OrderedExport = {
  readonly list: string;
  readonly query: string;
  readonly columns: readonly string[];
  readonly format: Export['format'];
  readonly language: Language;
  readonly purpose?: string | undefined;
};

export const knownList = (
  deps: Pick<ExportsDeps, 'lists' | 'clock'>,
  name: string,
  grants: readonly Grant[],
): Result<ExportedList> => {
  const list = deps.lists().find((one) => one.name === name);
  if (!list) return invalid({ list: { id: 'wrong_value' } });
  if (reachOf(grants, list.right, toUnix(deps.clock())) === null)
    return refuse({ code: 'role_required', details: { right: list.right } });
  return ok(list);
};

/** Without what leads to a page of it. */
const keptQuery = (text: string): string => {
  const address = new URLSearchParams(text);
  for (const word of ['cursor', 'limit', 'view']) address.delete(word);
  return address.toString();
};

/** Checked whole, and counted before any lock is held. */
export const checkOrder = async (
  deps: ExportsDeps,
  ordered: OrderedExport,
  { session, userId }: { readonly session: StaffSession; readonly userId: number },
): Promise<Result<{ made: NewExport; list: ExportedList }>> => {
  const { db, clock } = deps;
  const now = clock();
  const { grants } = session;
  const known = knownList(deps, ordered.list, grants);
  if (!known.ok) return known;
  const list = known.value;
  const names = new Set(ordered.columns);
  const chosen = list.columns.filter(({ name }) => names.has(name));
  if (chosen.length !== ordered.columns.length) return invalid({ columns: { id: 'wrong_value' } });
  const personal = chosen.some(({ isPersonal }) => isPersonal);
  const needed = rightsFor(list, personal);
  const reach = reachOfAll(grants, needed, toUnix(now));
  if (reach === null) return refuse({ code: 'role_required', details: { right: needed.at(-1) } });
  const purpose = ordered.purpose?.trim() ?? '';
  if ((personal && purpose.length < exportPurpose.min) || purpose.length > exportPurpose.max)
    return invalid({ purpose: { id: 'export_purpose', ...exportPurpose } });
  if (personal && now.getTime() - session.provenAt.getTime() > proofLife)
    return refuse({ code: 'reauth_required', details: { ways: session.ways } });
  const query = keptQuery(ordered.query);
  const ask = readList(list.declaration, queryOf(query), now);
  if (!ask.ok) return ask;
  const reader = { reach, grants, language: ordered.language };
  const unshown = list.check(ask.value, reader);
  if (unshown) return refuse(unshown);
  const { count, exact } = await list.count(db, ask.value, reader);
  if (exact && count > exportMax)
    return refuse({ code: 'validation', message: { id: 'export_narrow', max: '1 000 000' } });
  const made: NewExport = {
    list: list.name,
    query,
    columns: ordered.columns,
    format: ordered.format,
    language: ordered.language,
    purpose: purpose || null,
    personal,
    ofPeople: list.isOfPeople,
    reach,
    askedBy: userId,
    approval: null,
    total: exact ? count : null,
  };
  return ok({ made, list });
};

const hour = 3600;
const day = 86_400;

const checkLimits = async (tx: Tx, { clock, config }: ExportsDeps, userId: number): Promise<Result<void>> => {
  const now = clock();
  await lockAsker(tx, userId);
  const asked = await countAsked(tx, userId, new Date(now.getTime() - hour * 1000));
  if (!config.limitsOff && asked.inHour >= exportsHourly)
    return refuse({
      code: 'rate_limited',
      retryAfter: Math.max(1, toUnix(asked.oldest ?? now) + hour - toUnix(now)),
    });
  if (asked.waiting >= exportsWaiting)
    return refuse({ code: 'validation', message: { id: 'exports_waiting', max: exportsWaiting } });
  return ok(undefined);
};

/** What the audit says of an export: words that were searched may be somebody's e-mail. */
const changesOf = (row: NewExport): Change[] => {
  const address = new URLSearchParams(row.query);
  if (address.has('search')) address.set('search', '…');
  return [
    { field: 'filter', before: null, after: decodeURIComponent(address.toString()) },
    { field: 'columns', before: null, after: row.columns.join(', ') },
    { field: 'format', before: null, after: row.format },
  ];
};

const objectOf = ({ publicId, id }: ExportRow, list: ExportedList, language: Language) => ({
  kind: 'export',
  publicId,
  title: `№ ${id} · ${list.title[language]}`,
});

/** Rows that were not counted are many, and so are many exports of few rows within a day. */
const askSecond = async (tx: Tx, made: NewExport, now: Date): Promise<boolean> => {
  if (!made.personal) return false;
  if (made.total === null) return true;
  const before = await countPersonalRows(tx, made.askedBy, new Date(now.getTime() - day * 1000));
  return needsApproval('personal_export', { rows: before + made.total }, await limitsInForce(tx));
};

/** Takes an export into the line; many personal data wait for a second person. Refuses `rate_limited`, `validation`. */
export const orderExport = async (
  tx: Tx,
  deps: ExportsDeps,
  { made, list }: { readonly made: NewExport; readonly list: ExportedList },
  by: Asker,
): Promise<Result<Acted<{ row: ExportRow } | { approval: Approval }>>> => {
  const free = await checkLimits(tx, deps, made.askedBy);
  if (!free.ok) return free;
  const reason = made.purpose === null ? {} : { reason: made.purpose };
  if (await askSecond(tx, made, deps.clock())) {
    const rows = made.total ?? 0;
    const waiting = await deps.approvals.ask(
      tx,
      {
        act: 'personal_export',
        kind: exportKind,
        object: { kind: 'export', publicId: randomId(), title: list.title[by.language] },
        places: [],
        summary: {
          ru: `Выгрузить список «${list.title.ru}» с личными данными`,
          en: `Export the list “${list.title.en}” with personal data`,
        },
        sum: null,
        params: made,
        quote: { rows },
        locks: [],
        reason: made.purpose ?? '',
      },
      by,
    );
    if (!waiting.ok) return waiting;
    const object = { kind: 'export', publicId: waiting.value.approval.public_id, title: list.title[by.language] };
    return ok({ answer: waiting.value, object, changes: changesOf(made), ...reason });
  }
  const row = await insertExport(tx, made, { publicId: randomId(), now: deps.clock() });
  return ok({ answer: { row }, object: objectOf(row, list, by.language), changes: changesOf(made), ...reason });
};

/** What a second person has agreed to: whoever asked may have it still. */
export const approvedExport = async (
  tx: Tx,
  deps: ExportsDeps,
  { params, askedBy, askerGrants, publicId }: Approved,
): Promise<Result<Ran>> => {
  const made = params as NewExport;
  const list = deps.lists().find(({ name }) => name === made.list);
  if (!list) throw new Error(`nobody exports ${made.list}`);
  const now = deps.clock();
  if (!coversReach(reachOfAll(askerGrants, rightsFor(list, true), toUnix(now)), made.reach))
    return askerLost('exports.personal');
  const row = await insertExport(tx, { ...made, askedBy, approval: publicId }, { publicId: randomId(), now });
  return ok({ object: objectOf(row, list, 'ru'), changes: changesOf(made) });
};
