import type { ProviderFolder } from './provider-folder.routes.ts';
import { sandbox } from './sandbox/index.ts';

export type { ProviderDeps } from './provider-folder.routes.ts';

/** Ways to pay by the names that PAYMENT_PROVIDERS gives them: a new one is a folder and a line (docs/domain/payments.md). */
export const providerFolders: Readonly<Record<string, ProviderFolder>> = { sandbox };
