import { api } from '@trassa/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bind } from '../../../../platform/http/index.ts';
import { findByPage, pressForOrder, pressOnPage, type SandboxDeps } from './press-button.ts';
import { sandboxPage, sandboxPolicy } from './sandbox-page.ts';
import type { Press } from './sandbox.repository.ts';

type PageRequest = { Params: { order: string }; Querystring: { payment?: unknown; signature?: unknown } };

const presses: readonly string[] = ['paid', 'failed', 'late'] satisfies Press[];

/** The built-in provider's page and its buttons (API §17). Addresses and answers are not to be stored anywhere. */
export const sandboxRoutes = (app: FastifyInstance, deps: SandboxDeps & { brand: string }): void => {
  bind(app, api.payments.sandbox, ({ params, body }) => pressForOrder(deps, params.order, body.result, body.signature));

  const sendPage = async (reply: FastifyReply, status: number, order: string, payment: unknown, signature: unknown) => {
    const known = await findByPage(deps, order, payment, signature);
    if (!known) return reply.refuse({ code: 'not_found' });
    return reply
      .code(status)
      .header('content-security-policy', sandboxPolicy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(sandboxPage(known, { signature: String(signature), brand: deps.brand }));
  };

  app.get<PageRequest>('/sandbox/pay/:order', ({ params, query }, reply) =>
    sendPage(reply, 200, params.order, query.payment, query.signature),
  );

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
      const { order } = req.params;
      const [payment, signature] = [req.body.get('payment'), req.body.get('signature')];
      const answer = await pressOnPage(deps, order, { payment, signature, result: result as Press });
      if (answer.ok) return reply.header('cache-control', 'no-store').redirect(answer.value.redirect_url, 303);
      // The page says itself that it has ended.
      return answer.refusal.code === 'state'
        ? sendPage(reply, 400, order, payment, signature)
        : reply.refuse(answer.refusal);
    });
  });
};
