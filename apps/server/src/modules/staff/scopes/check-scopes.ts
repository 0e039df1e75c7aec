import type { Grant } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import type { StaffDeps } from '../staff-deps.ts';

const namedIn = ({ scope }: Grant) => ({
  events: scope !== 'all' && 'events' in scope ? scope.events : [],
  starts: scope !== 'all' && 'starts' in scope ? scope.starts : [],
});

/**
 * Which of these grants name an event or a start that there is not: it would be whoever takes the address next. Those that there
 * are stay as they are until the grants are written. Before any other lock: who changes a start waits for grants, never they for him.
 */
export const lockScopes = async (
  { lockScoped }: Pick<StaffDeps, 'lockScoped'>,
  tx: Tx,
  grants: readonly Grant[],
): Promise<(grant: Grant) => boolean> => {
  const named = grants.map(namedIn);
  const known = await lockScoped(tx, {
    events: named.flatMap(({ events }) => events),
    starts: named.flatMap(({ starts }) => starts),
  });
  return (grant) => {
    const { events, starts } = namedIn(grant);
    return events.some((event) => !known.events.has(event)) || starts.some((start) => !known.starts.has(start));
  };
};

/** By their fields, as `problemsOf`. */
export const strayProblems = (
  grants: readonly Grant[],
  isStray: (grant: Grant) => boolean,
): Record<string, { id: 'wrong_value' }> =>
  Object.fromEntries(
    grants.flatMap((grant, index) =>
      isStray(grant) ? [[`grants.${index}.scope`, { id: 'wrong_value' }] as const] : [],
    ),
  );
