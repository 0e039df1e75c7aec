import { officeSettings, type OfficeSettings } from '@trassa/contracts/office';
import { type Grant, may, type SettingSection, settingSections } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../kernel/clock.ts';
import { ok, refuse } from '../../kernel/result.ts';
import { bind, type LimitRule } from '../../platform/http/index.ts';
import { changeSetting } from './change-setting.ts';
import { readIntegrations } from './integrations.ts';
import type { SettingsDeps } from './settings-deps.ts';
import { selectSections } from './settings.repository.ts';
import { readSection } from './stored-settings.ts';
import { tryConnection } from './try-connection.ts';

/** Tests of connections by one colleague, all of them together. */
const tries: LimitRule = { name: 'connection-tries', count: 6, seconds: 600 };

type Sections = Pick<OfficeSettings, SettingSection>;

const readSections = async ({ db, namesOf }: SettingsDeps): Promise<Sections> => {
  const rows = new Map((await selectSections(db)).map((row) => [row.key, row]));
  const people = [...rows.values()].flatMap(({ updatedBy }) => (updatedBy === null ? [] : [updatedBy]));
  const names = await namesOf(db, people);
  const sections = settingSections.map((section) => {
    const row = rows.get(section);
    const person = row && row.updatedBy !== null ? names.get(row.updatedBy) : undefined;
    return [
      section,
      {
        values: readSection(section, row?.value ?? null),
        version: row?.version ?? 1,
        updated: row && row.version > 1 ? toUnix(row.updatedAt) : null,
        updated_by: person ? { public_id: person.publicId, name: person.name } : null,
      },
    ] as const;
  });
  return Object.fromEntries(sections) as Sections;
};

/** Settings in the back office (back-office.md 3.10, 4.4, 5.19). */
export const settingsRoutes = (app: FastifyInstance, deps: SettingsDeps): void => {
  const { db, clock, config, showHistory, approvals } = deps;
  const mayEdit = (grants: readonly Grant[]): boolean =>
    may(grants, 'settings.edit', [], toUnix(clock())).verdict === 'yes';
  bind(app, officeSettings.read, async ({ staff: { session } }) =>
    ok({
      values: {
        ...(await readSections(deps)),
        environment: {
          brand: config.mailFrom.name,
          sender_address: config.mailFrom.address,
          letters_per_minute: config.limits.mailingsPerMinute,
          letters_per_domain: config.limits.mailingsPerDomain,
        },
        waiting: await approvals.waitingFor(db, 'setting:approvals'),
        may_edit: mayEdit(session.grants),
      },
    }),
  );
  bind(app, officeSettings.integrations, async ({ staff: { session } }) =>
    ok({
      values: { integrations: await readIntegrations(deps, mayEdit(session.grants)), vat: [...config.vatRates] },
    }),
  );
  bind(app, officeSettings.try, async ({ req, params: { id }, user: { userId }, language, staff: { actOutside } }) => {
    const retryAfter = req.server.limiter.take(tries, String(userId));
    if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
    return tryConnection(deps, { id, userId, language }, actOutside);
  });
  bind(app, officeSettings.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'setting', id: params.id }, { cursor: query.cursor ?? null, language })),
  );
  bind(
    app,
    officeSettings.change,
    ({ params, body: { version, reason, ...typed }, user, language, staff: { act, session } }) =>
      act((tx) =>
        changeSetting(
          tx,
          deps,
          { section: params.id, version, reason, typed },
          { ...user, grants: session.grants, language },
        ),
      ),
  );
};
