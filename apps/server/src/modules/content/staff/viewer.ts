import type { Language } from '@trassa/contracts';
import type { Grant } from '@trassa/rules';

/** Who looks at a card. */
export type Viewer = { readonly grants: readonly Grant[]; readonly language: Language; readonly now: Date };
/** Who changes something, and when. */
export type By = { readonly userId: number; readonly now: Date };
