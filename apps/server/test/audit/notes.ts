import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type AuditModule, createAuditModule } from '../../src/modules/audit/index.ts';
import type { AuditEntry } from '../../src/platform/http/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { countUnsealed, emptyAudit } from './audit.repository.ts';

export const order = { kind: 'order', publicId: 'order-1', title: 'Order 1' };

/** An act on one order, changed as the test says. */
export const entry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  at: new Date(),
  actor: 1,
  from: 'office',
  session: 'session',
  act: 'order.change',
  object: order,
  places: [{ event: 'spring', start: null }],
  changes: [{ field: 'price', before: 100, after: { b: 1, a: [2.5, null] } }],
  reason: 'asked by phone',
  address: '127.0.0.1',
  requestId: 'req-1',
  result: 'done',
  code: null,
  ...change,
});

export const everything = { from: null, to: null };
const page = { language: 'ru', cursor: null, limit: 50 } as const;

/** A house with an empty audit for each test of a file: writes entries of one order, seals them and reads its history. */
export const openAudit = () => {
  let app: TestApp;
  let audit: AuditModule;
  const db = () => app.database.db;
  beforeAll(async () => {
    app = await createTestApp();
    const { config } = app;
    audit = createAuditModule({ db: db(), log: createLog(config), secrets: createSecrets(config) });
  });
  afterAll(() => app.close());
  beforeEach(() => emptyAudit(db()));
  return {
    app: () => app,
    audit: () => audit,
    db,
    note: (change: Partial<AuditEntry> = {}) => audit.port.note(db(), entry(change)),
    /** Transactions of other tests on the same server hold seals up for a moment. */
    sealAll: async () => {
      const sealing = async (): Promise<number> => {
        await audit.seal();
        return countUnsealed(db());
      };
      await expect.poll(sealing, { timeout: 15_000 }).toBe(0);
    },
    history: (change: Partial<Parameters<AuditModule['historyOf']>[2]> = {}) =>
      audit.historyOf(db(), [{ kind: 'order', id: 'order-1' }], { ...page, ...change }),
  };
};
