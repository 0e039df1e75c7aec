/** Screens of policies and the register, loaded together. */
export { Policies } from './policies.tsx';
export { Policy } from './policy.tsx';
export { Register } from './register.tsx';
