import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/index.ts';
import { findByPage, pressForOrder, pressOnPage, type SandboxDeps } from './press-button.ts';
import { sandboxPage, sandboxPolicy } from './sandbox-page.ts';
import type { Press } from './sandbox.repository.ts';

type PageRequest = { Params: { order: string }; Querystring: { payment?: unknown; signature?: unknown } };

const presses: readonly string[] = ['paid', 'failed', 'late'] satisfies Press[];

/** The built-in provider's page and its buttons (API §17). Addresses and answers are not to be stored anywhere. */
export const sandboxRoutes = (app: FastifyInstance, deps: SandboxDeps & { brand: string }): void => {
  bind(app, api.payments.sandbox, ({ params, body }) => pressForOrder(deps, params.order, body.result, body.signature));

  app.get<PageRequest>('/sandbox/pay/:order', async (req, reply) => {
    const payment = await findByPage(deps, req.params.order, req.query.payment, req.query.signature);
    if (!payment) return reply.refuse({ code: 'not_found' });
    const html = sandboxPage(payment, { signature: String(req.query.signature), brand: deps.brand });
    return reply
      .header('content-security-policy', sandboxPolicy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_req, text, done) => done(null, new URLSearchParams(String(text))),
    );
    scope.post<{ Params: { order: string }; Body: URLSearchParams }>('/sandbox/pay/:order', async (req, reply) => {
      const result = req.body?.get('result') ?? '';
      if (!presses.includes(result)) return reply.refuse({ code: 'not_found' });
      const answer = await pressOnPage(deps, req.params.order, {
        payment: req.body.get('payment'),
        signature: req.body.get('signature'),
        result: result as Press,
      });
      return answer.ok
        ? reply.header('cache-control', 'no-store').redirect(answer.value.redirect_url, 303)
        : reply.refuse(answer.refusal);
    });
  });
};
