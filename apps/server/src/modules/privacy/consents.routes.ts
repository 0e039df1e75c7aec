import { consentsMost, officeConsents, type OfficeConsent } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../kernel/clock.ts';
import { invalid, ok, refuse } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import type { ConsentRow } from '../accounts/index.ts';
import { waitForSearch } from '../finder/index.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

const present = (row: ConsentRow): OfficeConsent => ({
  number: row.number,
  purpose: row.purpose,
  given: row.given,
  at: toUnix(row.createdAt),
  text:
    row.version === null ? null : { name: row.purpose === 'mailing' ? 'advertising' : 'pers', version: row.version },
  source: row.source,
  address: row.address,
  person: row.person,
  erased: row.isErased,
  unproved: row.isUnproved,
});

/** The register of consents: every question is an entry, by a hash of what was asked, as searches are (back-office.md 5.18, 6.3). */
export const consentsRoutes = (app: FastifyInstance, { accounts }: Pick<PrivacyDeps, 'accounts'>): void => {
  bind(app, officeConsents.find, ({ req, body, user: { userId }, staff: { act } }) =>
    act(async (tx) => {
      const retryAfter = waitForSearch(req.server.limiter, userId);
      if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
      const found = await accounts.findConsents(tx, body.contact, consentsMost + 1);
      if (!found) return invalid({ contact: { id: 'consents_contact' } });
      return ok({
        answer: { values: found.rows.slice(0, consentsMost).map(present), more: found.rows.length > consentsMost },
        object: { kind: 'search', publicId: found.hash.slice(0, 22), title: found.by },
      });
    }),
  );
};
