import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomToken } from '../../kernel/ids.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { addAccessLog } from './access-log.ts';
import { addErrors, answerBadPath } from './errors.ts';
import { addJsonBody } from './json-body.ts';
import { languageOf } from './language.ts';
import type { Limiter } from './limiter.ts';
import { limitByAddress } from './limits.ts';
import { addOpenapi } from './openapi.ts';
import { sendJsonAnswer } from './json-answer.ts';
import { createSharedAnswers, sharedKeyOf } from './shared-answers.ts';
import { apiHeaders, setHeaders } from './security-headers.ts';
import type { StaffPort } from './staff/staff-port.ts';
import type { FindLogin } from './types.ts';

export type HttpOptions = {
  config: Pick<Config, 'siteUrl' | 'trustProxy' | 'limits'>;
  log: Log;
  limiter: Limiter;
  findLogin: FindLogin;
  /** Without it calls of the staff are refused, whoever asks. */
  staff?: StaffPort | null;
  /** Milliseconds a public answer serves everybody; 0 makes it every time. */
  answerLife?: number;
  answerBytes?: number;
  /** Milliseconds of any steady clock. */
  now?: () => number;
};

const megabyte = 1024 * 1024;
/** A file of 4 MB within a form of 5 MB (API §1). */
const multipartLimits = {
  fileSize: 4 * megabyte,
  files: 1,
  fields: 20,
  fieldSize: 100_000,
  parts: 21,
  headerPairs: 50,
};

/** A number is how many proxies stand before us, counted from the nearest. */
const trusted = (proxy: Config['trustProxy']): boolean | string | ((address: string, hop: number) => boolean) =>
  typeof proxy === 'number' ? (_address, hop) => hop < proxy : proxy;

/** Public reads whose question is a body (API §22). */
const postedReads = new Set([
  '/api/event_city/filtered',
  '/api/results/event_city/filtered',
  '/api/result/:id/rivals',
  '/api/shop/delivery/price',
  '/api/basket/price',
]);

/** The web server: limits, validation, headers, errors, language. Routes are added by `bind`; nothing listens yet. */
export const createHttp = async ({
  config,
  log,
  limiter,
  findLogin,
  staff = null,
  answerLife = 1000,
  answerBytes = 32 * megabyte,
  now = () => performance.now(),
}: HttpOptions): Promise<FastifyInstance> => {
  let requests = Math.floor(Math.random() * 1e9);
  const logger: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance: logger,
    // A child logger per request costs more than the request's own work; lines that need it carry `id` themselves.
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: megabyte,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionTimeout: 0,
    http: { connectionsCheckingInterval: 2000, headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: answerBadPath,
    genReqId: () => (requests += 1).toString(36),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    exposeHeadRoutes: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('limiter', limiter);
  app.decorate('findLogin', findLogin);
  app.decorate('staff', staff);
  const answers = createSharedAnswers({ life: answerLife, maxBytes: answerBytes, now });
  app.decorate('sharedAnswers', answers);
  app.decorate('internalKey', randomToken());
  app.decorateRequest('login', null);
  app.decorateRequest('language', 'ru');
  app.decorateRequest('visitor', null);
  app.decorateRequest('sharedKey', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('staffThing', null);
  addErrors(app);
  addJsonBody(app);
  addAccessLog(app, log);
  const reads = limitByAddress({ name: 'reads', count: config.limits.reads, seconds: 60 });
  app.addHook('onRequest', (req, reply, done) => {
    setHeaders(reply, apiHeaders);
    req.language = languageOf(req);
    const { url = '' } = req.raw;
    if (url.includes('%00')) return void reply.refuse({ code: 'not_found' });
    const {
      config: { sharedBy },
      url: route = '',
    } = req.routeOptions;
    const key = sharedBy ? sharedKeyOf(req, sharedBy) : null;
    if (key !== null) {
      const kept = answers.find(key);
      if (kept?.ok) return void sendJsonAnswer(reply, kept.value);
      req.sharedKey = key;
      // As with pages, what is made already is free.
      if (answers.has(key)) return done();
    }
    const isRead = req.method === 'GET' || req.method === 'HEAD' ? url.startsWith('/api/') : postedReads.has(route);
    if (isRead) return reads(req, reply, done);
    done();
  });
  await app.register(fastifyMultipart, { limits: multipartLimits, throwFileSizeLimit: true });
  await addOpenapi(app, config.siteUrl);
  return app;
};
