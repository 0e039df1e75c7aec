import type { Right } from '@trassa/rules';
import { refuse, type Refused } from '../../kernel/result.ts';

/** Whoever asked may not do it any more, at least not all of it: his request is outdated and says by which right. BO-068 */
export const askerLost = (right: Right): Refused =>
  refuse({
    code: 'role_required',
    details: { changes: [{ field: 'asker_right', before: right, after: null }] },
  });
