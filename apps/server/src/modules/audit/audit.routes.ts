import { type AuditCheck, officeAudit } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../kernel/clock.ts';
import { ok } from '../../kernel/result.ts';
import type { Executor } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import type { AuditDeps, AuditOffice } from './audit-deps.ts';
import { type Check, insertCheck, selectChecks } from './checks.repository.ts';
import { listEntries, presentPerson } from './list-entries.ts';
import { verifyPiece } from './verify-piece.ts';

/** Each reads and computes over as many as 20 000 entries. */
const verifying = { name: 'audit_verify', count: 30, seconds: 600 };

/** The whole audit, and whether it is right. */
export const auditRoutes = (app: FastifyInstance, deps: AuditDeps, office: AuditOffice): void => {
  const { db } = deps;
  const present = async (executor: Executor, check: Check): Promise<AuditCheck> => {
    const names = check.by === null ? null : await office.namesOf(executor, [check.by]);
    return {
      at: toUnix(check.at),
      by: presentPerson(names?.get(check.by ?? 0)),
      whole: check.isWhole,
      last: check.lastNumber,
      checked: check.checked,
      ok: check.brokenAt === null,
      broken_at: check.brokenAt,
    };
  };

  bind(app, officeAudit.list, async ({ query, language }) => ok(await listEntries(deps, office, query, language)));

  bind(app, officeAudit.checks, async () => {
    const { night, whole, person } = await selectChecks(db);
    return ok({
      values: {
        night: night && (await present(db, night)),
        whole: whole && (await present(db, whole)),
        person: person && (await present(db, person)),
      },
    });
  });

  bind(
    app,
    officeAudit.verify,
    async ({ body, user, staff: { act } }) => {
      // Before the transaction of the act: sealing waits for whatever runs long.
      const check = await verifyPiece(deps, body, { by: user.userId, at: office.clock() });
      return act(async (tx) => {
        await insertCheck(tx, check);
        const after = { ...body, checked: check.checked, broken_at: check.brokenAt };
        return ok({
          answer: { values: await present(tx, check) },
          changes: [{ field: 'verified', before: null, after }],
        });
      });
    },
    { limit: verifying },
  );
};
