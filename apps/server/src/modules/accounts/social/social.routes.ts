import { api, type Network, networks } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { bind, type LimitRule } from '../../../platform/http/index.ts';
import { findAccount } from '../accounts.repository.ts';
import { whereFrom } from '../whereabouts.routes.ts';
import { presentUser } from '../present-user.ts';
import { attachNetwork } from './attach-network.ts';
import { detachNetwork } from './detach-network.ts';
import { signInByNetwork } from './sign-in-by-network.ts';
import type { SocialDeps } from './social-deps.ts';
import { startSocial } from './start-social.ts';

const perAddress: LimitRule = { name: 'social', count: 30, seconds: 60 };
const limited = { limit: perAddress };

const isNetwork = (name: string): name is Network => (networks as readonly string[]).includes(name);

/** API §4.1: the four calls of sign-in through a network; a network that is off answers 404. */
export const socialRoutes = (app: FastifyInstance, deps: SocialDeps): void => {
  const { visitors } = deps;
  const whereOf = whereFrom(visitors);
  const networkOf = (name: string) => deps.networks.find((network) => network.name === name);
  const answerUser = async (userId: number, done: Result<true>) => {
    if (!done.ok) return done;
    const account = await findAccount(deps.db, userId);
    return account ? ok({ user: presentUser(account) }) : notFound();
  };

  bind(
    app,
    api.social.start,
    async ({ params, query, user, req, reply }) => {
      const network = networkOf(params.network);
      if (!network) return notFound();
      const consents = { agree: query.agree === 'true', mailing: query.mailing === 'true' };
      if (query.purpose === 'add') {
        if (!user) return refuse({ code: 'unauthorized' });
        if (user.temporary) return refuse({ code: 'temporary_user' });
      }
      const owner =
        query.purpose === 'add' && user
          ? ({ purpose: 'add', userId: user.userId } as const)
          : ({ purpose: 'login', visitor: visitors.browserOf(req, reply) } as const);
      const started = await startSocial(deps, network, { owner, ...consents });
      return started.ok ? ok({ values: started.value }) : started;
    },
    limited,
  );

  bind(
    app,
    api.social.signIn,
    async ({ params, body, req, reply, language }) => {
      const network = networkOf(params.network);
      if (!network) return notFound();
      return signInByNetwork(deps, network, {
        state: body.state,
        code: body.code ?? null,
        deviceId: body.device_id ?? null,
        agree: body.agree === true,
        mailing: body.mailing === true,
        language,
        from: whereOf(req, reply),
      });
    },
    limited,
  );

  bind(
    app,
    api.social.attach,
    async ({ params, body, user }) => {
      const network = networkOf(params.network);
      if (!network) return notFound();
      const returned = { state: body.state, code: body.code ?? '', deviceId: body.device_id ?? null };
      return answerUser(user.userId, await attachNetwork(deps, network, user.userId, returned));
    },
    limited,
  );

  // Also of a network that was switched off meanwhile.
  bind(app, api.social.detach, async ({ params, user }) =>
    isNetwork(params.network)
      ? answerUser(user.userId, await detachNetwork(deps.db, user.userId, params.network))
      : notFound(),
  );
};
