export { subscriptionCode } from './subscription-codes.ts';
export { makeAdmin, type MadeAdmin } from './make-admin.ts';
export { addProfileLetters } from './profile-letters.ts';
export { profileRoutes } from './profile.routes.ts';
export { subscribe, withdrawMailing } from './subscribe.ts';
