import type { Login } from '../../platform/http/index.ts';
import { deviceOf } from '../accounts/index.ts';
import type { Caller } from './notes.ts';

type Asked = {
  readonly ip: string;
  readonly id: string;
  readonly headers: { readonly 'user-agent'?: string | undefined };
};

/** Who calls, before it is known in which session. */
export const callerOf = (req: Asked, { userId, loginId }: Login): Caller => ({
  userId,
  loginId,
  address: req.ip,
  device: deviceOf(req.headers['user-agent']),
  requestId: req.id,
  session: null,
});
