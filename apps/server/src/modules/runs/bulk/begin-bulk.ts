import { errorText, type Language, type MessageSpec } from '@trassa/contracts';
import { type BulkBody, type BulkDeclaration, type Bulked, bulkLimits, type Run } from '@trassa/contracts/office';
import { type Places, type Reach, reachOf } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { readFilters } from '../../../kernel/list-declaration.ts';
import { invalid, ok, refuse, type Refusal, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted, StaffSide } from '../../../platform/http/index.ts';
import type { RunsPort } from '../runs-port.ts';
import type { BulkOwner } from './bulk-owner.ts';
import { type BulkParams, bulkRun } from './bulk-run.ts';

type Asked = {
  readonly body: BulkBody;
  readonly language: Language;
  readonly staff: Pick<StaffSide, 'act' | 'reach' | 'session'>;
  readonly caller: { readonly userId: number; readonly address: string; readonly requestId: string };
  readonly now: Date;
};
type Begun = { readonly run: string; readonly count: number };

/** Whoever may see the list where it was begun may look at the run. */
const placesOfReach = (reach: Reach): Places =>
  reach === 'all'
    ? []
    : [
        ...reach.events.map((event) => ({ event, start: null })),
        ...reach.starts.map((start) => ({ event: '', start })),
      ];

const matched = async (
  tx: Tx,
  { list, ...owner }: BulkOwner,
  { filter, expected_count: expected = 0 }: BulkBody,
  { reach, now }: { readonly reach: Reach; readonly now: Date },
): Promise<Result<readonly string[]>> => {
  const ask = readFilters(list, filter ?? {}, now);
  if (!ask.ok) return ask;
  const ids = await owner.select(tx, ask.value, { reach, now }, bulkLimits.filter);
  if (ids.length > bulkLimits.filter) return invalid({ filter: { id: 'bulk_most', most: bulkLimits.filter } });
  if (ids.length === expected) return ok(ids);
  const message = { id: 'expected_changed', count: ids.length, expected };
  return refuse({ code: 'expected_changed', message, details: { count: ids.length } });
};

/** Params that are not as the act declares them. */
const wrongParams = (
  { params: declared = {} }: BulkDeclaration,
  given: BulkBody['params'],
): Record<string, MessageSpec> | null => {
  const wrong = Object.entries(declared)
    .filter(([name, values]) => (values === 'text' ? !given[name]?.trim() : !values.includes(given[name] ?? '')))
    .map(([name]) => [`params.${name}`, { id: 'required' }] as const);
  return wrong.length ? Object.fromEntries(wrong) : null;
};

const inPlace = (wrong: Readonly<Record<string, MessageSpec>>): Record<string, MessageSpec> | null => {
  const named = Object.entries(wrong).map(([name, message]) => [`params.${name}`, message] as const);
  return named.length ? Object.fromEntries(named) : null;
};

/** The run of the acts, begun by the transaction of the call. Refuses `expected_changed` (BO-147), `role_required`. */
const begin = async (
  tx: Tx,
  { start }: RunsPort,
  of: BulkOwner,
  { body, staff: { reach, session }, caller, now }: Asked,
): Promise<Result<Acted<Begun>>> => {
  const { action, params, reason = null } = body;
  const { bulk = {} } = of.list;
  const declared = Object.hasOwn(bulk, action) ? bulk[action] : undefined;
  if (!declared) return invalid({ action: { id: 'wrong_value' } });
  const wrong = wrongParams(declared, params) ?? inPlace(of.acts[action]?.wrong?.(params) ?? {});
  if (wrong) return invalid(wrong);
  const { right } = declared;
  if (reachOf(session.grants, right, toUnix(now)) === null)
    return refuse({ code: 'role_required', details: { right } });
  if (declared.reason && reason === null) return invalid({ reason: { id: 'reason' } });
  const found = body.ids ? ok([...new Set(body.ids)]) : await matched(tx, of, body, { reach, now });
  if (!found.ok) return found;
  const items = found.value;
  const kept: BulkParams = {
    kind: of.kind,
    action,
    right,
    params,
    reason,
    session: session.id,
    address: caller.address,
    requestId: caller.requestId,
  };
  const said = (language: Language): string =>
    errorText(language, { id: `bulk_${of.kind}_${action}`, count: items.length });
  const run = await start(tx, {
    kind: bulkRun,
    object: { kind: of.kind, publicId: '', title: '' },
    places: placesOfReach(reach),
    summary: { ru: said('ru'), en: said('en') },
    params: kept,
    items,
    by: caller.userId,
    approval: null,
  });
  return ok({
    answer: { run, count: items.length },
    object: { kind: 'run', publicId: run, title: said('ru') },
    changes: [
      { field: 'action', before: null, after: action },
      { field: 'count', before: null, after: items.length },
    ],
    ...(reason === null ? {} : { reason }),
  });
};

const messageOf = (language: Language, refusal: Refusal | undefined, code: string | null): string => {
  const said = refusal ?? { code: code ?? 'failure' };
  const [field] = Object.values(refusal?.errors ?? {});
  return errorText(language, field ?? refusal?.message ?? { id: said.code === 'fault' ? 'failure' : said.code });
};

/**
 * POST …/bulk: the run is begun by the act of the call, so a repeated key begins none anew. A short one is worked on at once and
 * its outcome answered; a long one, or one that other processes have begun on, is told as a run.
 */
export const doBulk = async (runs: RunsPort, of: BulkOwner, asked: Asked) => {
  const { staff, language } = asked;
  const begun = await staff.act((tx) => begin(tx, runs, of, asked));
  if (!begun.ok) return begun;
  const { run, count } = begun.value;
  const ended = count > bulkLimits.atOnce ? null : await runs.workAtOnce(run, bulkLimits.atOnce);
  const value: Bulked | { run: Run } = ended
    ? {
        done: ended.done,
        failed: ended.failed.map(({ object, error }) => ({
          id: object,
          message: messageOf(language, ended.why.get(object), error),
        })),
      }
    : { run: await runs.show(run, language) };
  return { ...begun, value };
};
