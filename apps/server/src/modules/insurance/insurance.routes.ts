import { api, errorText } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { toSlice } from '../../kernel/pagination.ts';
import { notFound, ok } from '../../kernel/result.ts';
import type { ShortCache } from '../../kernel/short-cache.ts';
import { bind } from '../../platform/http/index.ts';
import { type EventsModule, presentOffer, selectOffers, selectOffersFor } from '../events/index.ts';
import { changeInsured, type ChangeDeps } from './change-insured.ts';
import { selectPastPolicies, selectValidPolicies } from './policies.repository.ts';
import { type PolicyFileDeps, readPolicyFile } from './policy-file.ts';
import { presentPolicy } from './policy.presenter.ts';

export type InsuranceRoutesDeps = PolicyFileDeps &
  ChangeDeps & { readonly showFormats: EventsModule['showFormats']; readonly cache: ShortCache };

const shared = { cache: 'public' } as const;

/** What is offered (API §15). */
export const offerRoutes = (app: FastifyInstance, { db, showFormats, cache }: InsuranceRoutesDeps): void => {
  bind(
    app,
    api.insurances.list,
    async ({ language }) => {
      const offers = await cache.get('offers', () => selectOffers(db));
      return ok({ values: offers.map((offer) => presentOffer(offer, language)) });
    },
    shared,
  );

  bind(
    app,
    api.insurances.one,
    async ({ params, language }) => {
      const [offer] = await cache.get(`offer ${params.id}`, () => selectOffersFor(db, [params.id], []));
      return offer ? ok({ values: presentOffer(offer, language) }) : notFound();
    },
    shared,
  );

  bind(
    app,
    api.insurances.formats,
    async ({ params, language }) => {
      const formats = await showFormats(params.id, language);
      return formats ? ok({ values: formats.filter((format) => format.insurance_available) }) : notFound();
    },
    shared,
  );
};

/** A person's own policies (API §15). */
export const policyRoutes = (app: FastifyInstance, deps: InsuranceRoutesDeps): void => {
  const { db, clock } = deps;

  bind(app, api.cabinet.validInsurances, async ({ user, language }) => {
    const now = clock();
    const policies = await selectValidPolicies(db, user.userId, now);
    return ok({ values: policies.map((policy) => presentPolicy(policy, now, language)) });
  });

  bind(app, api.cabinet.pastInsurances, async ({ user, query, language }) => {
    const now = clock();
    const { policies, total } = await selectPastPolicies(db, user.userId, now, toSlice(query));
    return ok({ values: policies.map((policy) => presentPolicy(policy, now, language)), total });
  });

  bind(app, api.cabinet.insured, async ({ body, user, language }) => {
    const { public_id: publicId, ...fields } = body;
    const changed = await changeInsured(deps, { publicId, userId: user.userId, language, fields });
    return changed.ok
      ? ok({ message: errorText(language, { id: 'insurance_saved' }), values: changed.value })
      : changed;
  });

  bind(app, api.cabinet.insuranceFile, async ({ params, user, language, refuse, sendRaw }) => {
    const file = await readPolicyFile(deps, { publicId: params.id, userId: user.userId, language });
    if (!file.ok) return refuse(file.refusal);
    const { name, type, bytes } = file.value;
    return sendRaw(bytes, {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    });
  });
};
