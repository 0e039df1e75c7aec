import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { composeModules } from './compose-modules.ts';
import type { Platform } from './composition/platform.ts';
import type { Sweeps } from './composition/sweeps.ts';
import { systemClock } from './kernel/clock.ts';
import { createDrawings, type Drawings } from './platform/drawing/index.ts';
import { isAnswering } from './platform/database/index.ts';
import { createHttp } from './platform/http/create-http.ts';
import { bind, createLimiter, createVisitors, type StaffPort } from './platform/http/index.ts';
import { createJobs, type Jobs } from './platform/jobs.ts';
import { createMail, type Mail, outboxPages } from './platform/mail/index.ts';
import { addMetrics, createMetrics } from './platform/metrics.ts';
import { createSecrets } from './platform/secrets/secrets.ts';
import { createSms } from './platform/sms/index.ts';
import { createStorage } from './platform/storage.ts';
import { mountWeb, type Web } from './platform/web/index.ts';
import { version } from './version.ts';

/** What the platform is made of; what is absent is made as the configuration says. */
export type AppOptions = Pick<Platform, 'config' | 'db' | 'pool' | 'log' | 'providers' | 'moreGoods' | 'networks'> &
  Partial<Pick<Platform, 'clock' | 'mail' | 'slowDb' | 'sms'>> & {
    /** Instead of the web's build. */
    readonly web?: Web;
    /** Instead of processes of its own: shared by several applications, and left open. */
    readonly drawings?: Drawings;
    /** Instead of the house's own back office: who is let in, and calls of the staff. */
    readonly staff?: (ports: Pick<StaffPort, 'db' | 'clock'>) => StaffPort & { routes(app: FastifyInstance): void };
  };

export type App = {
  http: FastifyInstance;
  jobs: Jobs;
  sweeps: Sweeps;
  mail: Mail;
  /** Takes no new requests, ends the running ones and the jobs. The database stays open: it belongs to the caller. */
  close(): Promise<void>;
};

/** Everything plugged together: the one place that knows all modules. Nothing listens and no job runs yet. */
export const buildApp = async (options: AppOptions): Promise<App> => {
  const { web, staff: makeStaff, drawings: shared, ...given } = options;
  const { config, db, log, clock = systemClock, mail = createMail(config), sms = createSms(config) } = given;
  const secrets = createSecrets(config);
  const storage = createStorage(path.join(config.dataDir, 'files'));
  const metrics = createMetrics();
  const drawings = shared ?? createDrawings({ log, niceness: 19 });
  const pictures = shared ?? createDrawings({ log, processes: 1 });
  const jobs = createJobs(log, metrics);
  const limiter = createLimiter(clock, config.limitsOff);
  const visitors = createVisitors(secrets.visitor, config.siteUrl.startsWith('https:'));
  const modules = composeModules({
    ...given,
    slowDb: given.slowDb ?? db,
    clock,
    mail,
    sms,
    secrets,
    storage,
    visitors,
    metrics,
    draw: drawings.draw,
    drawPicture: pictures.draw,
  });
  const staff = makeStaff?.({ db, clock });
  const http = await createHttp({ config, log, limiter, findLogin: modules.findLogin, staff: staff ?? modules.staff });
  addMetrics(http, metrics, { token: config.metricsToken, production: config.production });

  bind(http, api.service.health, ({ send }) => send(200, { values: { ok: true, version } }));
  bind(http, api.service.ready, async ({ send }) => {
    const isReady = jobs.isHealthy() && (await isAnswering(db));
    return send(isReady ? 200 : 503, { values: { ok: isReady } });
  });
  modules.routes(http);
  staff?.routes(http);
  if (config.web === 'dev' && config.smtpUrl === null) outboxPages(http, config.outboxDir);
  modules.addJobs(jobs);
  metrics.gauge('drawings_waiting', 'Drawings that run or wait', () => drawings.waiting() + pictures.waiting());

  await mountWeb(http, {
    mode: config.web,
    siteUrl: config.siteUrl,
    log,
    metrics,
    renderedPerMinute: config.limits.pages,
    ...(web ? { web } : {}),
  });
  await http.ready();
  return {
    http,
    jobs,
    sweeps: modules.sweeps,
    mail,
    async close() {
      await Promise.all([http.close(), jobs.stop()]);
      if (!shared) await Promise.all([drawings.close(), pictures.close()]);
      await modules.close();
      mail.close();
    },
  };
};
