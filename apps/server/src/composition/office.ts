import { createAuditModule } from '../modules/audit/index.ts';
import type { Makers } from './modules.ts';

/** Who works here, and what he did. */
export const office: Makers<'audit'> = {
  audit: (house) => createAuditModule(house),
};
