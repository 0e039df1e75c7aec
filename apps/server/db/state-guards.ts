import { movesOf, type StatedObject, stateTables, type Transitions } from '@trassa/rules';

type Guard = { readonly table: string; readonly columns: string; readonly stateOf: (row: 'old' | 'new') => string };

/** Where each object keeps its state. */
const guards: Readonly<Record<StatedObject, Guard>> = {
  order: { table: 'orders', columns: 'status', stateOf: (row) => `${row}.status` },
  payment: { table: 'payments', columns: 'status', stateOf: (row) => `${row}.status` },
  refund: { table: 'refunds', columns: 'status', stateOf: (row) => `${row}.status` },
  hold: { table: 'holds', columns: 'state', stateOf: (row) => `${row}.state` },
  ticket: { table: 'tickets', columns: 'status', stateOf: (row) => `${row}.status` },
  policy: {
    table: 'policies',
    columns: 'cancelled_at, repayment',
    stateOf: (row) =>
      `(case when ${row}.cancelled_at is null then 'valid' else coalesce(${row}.repayment, 'cancelled') end)`,
  },
  parcel: { table: 'shipments', columns: 'state', stateOf: (row) => `${row}.state` },
};

const guardOf = (object: StatedObject): string => {
  const { table, columns, stateOf } = guards[object];
  const moves = movesOf(stateTables[object] as Transitions<string, string>);
  const cases = [...moves].flatMap(([from, to]) =>
    to.length ? [`  when '${from}' then ${stateOf('new')} in (${to.map((state) => `'${state}'`).join(', ')})`] : [],
  );
  return `drop trigger if exists ${table}_state_moves on ${table};
create trigger ${table}_state_moves after update of ${columns} on ${table} for each row
when (${stateOf('old')} <> ${stateOf('new')} and not case ${stateOf('old')}
${cases.join('\n')}
  else false end)
execute function refuse_state_move('${object}');
`;
};

/**
 * The triggers that refuse what the tables of states do not list, as SQL for a migration: a lawful move costs a comparison
 * and calls nothing. Whoever changes a table puts the output into a new migration; a test tells when that was forgotten.
 */
export const stateGuards = (): string => (Object.keys(guards) as StatedObject[]).map(guardOf).join('\n');

if (import.meta.main) process.stdout.write(stateGuards());
