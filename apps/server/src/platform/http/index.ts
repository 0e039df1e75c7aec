export { bind, type BindOptions, type Context, type Handler, type Sent } from './bind.ts';
export { type Caller, callerOf } from './caller.ts';
export { hashToken, readToken } from './authenticate.ts';
export { hasTag } from './json-answer.ts';
export type { Idempotency } from './idempotency.ts';
export { createLimiter, type Limiter, type LimitRule } from './limiter.ts';
export { limitByAddress } from './limits.ts';
export { networkOf, wideNetworkOf, widerNetworksOf } from './network-of.ts';
export type { Acted, Noted, Outside } from './staff/act.ts';
export { comingOf, proofLife, staffCookieOf, type StaffSide } from './staff/admit-staff.ts';
export type {
  ActKeys,
  ActObject,
  Audit,
  AuditEntry,
  Change,
  ChangedSince,
  Coming,
  FindStaff,
  FoundStaff,
  ProofWay,
  StaffPort,
  StaffSession,
} from './staff/staff-port.ts';
export type { FindLogin, FoundLogin, Login } from './types.ts';
export { createVisitors, type Visitors } from './visitor.ts';
