export { bind, type BindOptions, type Context, type Handler, type Sent } from './bind.ts';
export { type Caller, callerOf } from './caller.ts';
export { hashToken, readToken } from './authenticate.ts';
export { hasTag } from './freshness.ts';
export type { Idempotency } from './idempotency.ts';
export { createLimiter, type Limiter, type LimitRule } from './limiter.ts';
export { networkOf, wideNetworkOf, widerNetworksOf } from './network-of.ts';
export type { FindLogin, FoundLogin, Login } from './types.ts';
export { createVisitors, type Visitors } from './visitor.ts';
