import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/index.ts';
import type { Audit } from '../../platform/http/index.ts';
import type { AuditDeps, AuditOffice } from './audit-deps.ts';
import { auditRoutes } from './audit.routes.ts';
import { addSealLetter, checkDaily, type SealMail } from './check-daily.ts';
import { noteEntry } from './note-entry.ts';
import { type History, type Page, readHistory } from './read-history.ts';
import { insertAnchor } from './checks.repository.ts';
import { sealEntries } from './seal-entries.ts';
import { type Moments, type Verified, verifySeals } from './verify-seals.ts';

export { findBrokenEntry } from './checks.repository.ts';
export { keptYears } from './domain/keeping.ts';
export { auditPersonalData } from './personal/personal-data.ts';
export { type History, maskChanges, type ReadEntry } from './read-history.ts';

export type AuditModule = {
  routes(app: FastifyInstance): void;
  /** For calls of the staff, and for whatever else changes rights. */
  readonly port: Audit;
  /** Of several things as of one. */
  historyOf(
    db: Executor,
    objects: readonly { readonly kind: string; readonly id: string }[],
    page: Page,
  ): Promise<History>;
  /** Whether nobody has changed, removed or added an entry behind the house's back, or cut some off. */
  verify(moments: Moments): Promise<Verified>;
  /** Sweep: verifies and sends the last seal once a day; answers whether it was the time. */
  check(now: Date): Promise<number>;
  /** Sweep: seals what has come; answers how many. */
  seal(): Promise<number>;
};

/** What the staff did: entries that are written with the change, sealed in a chain and never changed. A command has no `office`. */
export const createAuditModule = (
  deps: AuditDeps,
  { mail = null, office = null }: { readonly mail?: SealMail | null; readonly office?: AuditOffice | null } = {},
): AuditModule => {
  if (mail) addSealLetter(mail);
  let checked: string | null = null;
  let anchored: string | null = null;
  return {
    routes(app) {
      if (office) auditRoutes(app, deps, office);
    },
    port: { note: (db, entry) => noteEntry(deps, db, entry) },
    historyOf: (db, objects, page) => readHistory(deps, db, objects, page),
    verify: (moments) => verifySeals(deps, moments),
    async check(now) {
      const day = now.toISOString().slice(0, 10);
      if (checked === day) return 0;
      await checkDaily(deps, mail, now);
      checked = day;
      return 1;
    },
    async seal() {
      const { sealed, last } = await sealEntries(deps);
      const day = new Date().toISOString().slice(0, 10);
      if (!last || anchored === day) return sealed;
      await insertAnchor(deps.db, last, new Date());
      // Outside of the database, where whoever rewrites the whole chain does not reach.
      deps.log.info({ number: last.number, seal: last.seal.toString('base64') }, 'seal of the audit');
      anchored = day;
      return sealed;
    },
  };
};
