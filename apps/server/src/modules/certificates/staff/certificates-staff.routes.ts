import { certificatesList, officeCertificates } from '@trassa/contracts/office';
import { may, type Grant, readSought } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../kernel/clock.ts';
import { readFilters, readList } from '../../../kernel/list-declaration.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { notFound, ok, refuse } from '../../../kernel/result.ts';
import { say } from '../../../kernel/say.ts';
import { type Database, mapPage } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/index.ts';
import { type NoteSearch, waitForSearch } from '../../finder/index.ts';
import type { NamesOf, ShowHistory } from '../../staff/index.ts';
import { listNominals } from '../nominals.repository.ts';
import { certificateActsRoutes } from './acts/acts.routes.ts';
import type { CertificateActsDeps } from './acts/acts-deps.ts';
import { countCertificates, findCertificateCard, selectCertificates } from './certificate-rows.repository.ts';
import { selectEntries, selectPaidOrders } from './ledger-rows.repository.ts';
import { presentLedger, presentRow } from './present-certificate.ts';
import { readCard } from './read-card.ts';

export type CertificatesStaffDeps = CertificateActsDeps & {
  readonly db: Database;
  readonly showHistory: ShowHistory;
  readonly namesOf: NamesOf;
  /** Port: writes down that certificates were found by an e-mail. */
  readonly noteSearch: NoteSearch;
};

/** Gift certificates in the back office (back-office.md 3.7). */
export const certificatesStaffRoutes = (app: FastifyInstance, deps: CertificatesStaffDeps): void => {
  const { db, clock, codes, namesOf, showHistory } = deps;
  certificateActsRoutes(app, deps);

  bind(app, officeCertificates.list, async ({ req, user, query, staff: { reach, session } }) => {
    const retryAfter = query['search'] === undefined ? 0 : waitForSearch(req.server.limiter, user.userId);
    if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
    const now = clock();
    const ask = readList(certificatesList, query, now);
    if (!ask.ok) return ask;
    const text = ask.value.search;
    const search = text === null ? null : { sought: readSought(text), codeHash: codes.hashOf(text) };
    const page = await selectCertificates(db, ask.value, { isWhole: reach === 'all', now, search });
    if (search && page.total.count)
      await deps.noteSearch({ userId: user.userId, session, address: req.ip, requestId: req.id }, search.sought);
    return ok(mapPage(page, (row) => presentRow(row, now)));
  });

  bind(app, officeCertificates.count, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(certificatesList, query, now);
    return ask.ok ? ok(await countCertificates(db, ask.value, { isWhole: reach === 'all', now, search: null })) : ask;
  });

  bind(app, officeCertificates.nominals, async ({ language }) =>
    ok({
      values: (await listNominals(db)).map(({ publicId, titleRu, titleEn, price }) => ({
        public_id: publicId,
        title: say(language, titleRu, titleEn),
        price: toRoubles(price),
      })),
    }),
  );

  const mayEdit = (grants: readonly Grant[]): boolean =>
    may(grants, 'certificates.edit', [], toUnix(clock())).verdict === 'yes';

  bind(app, officeCertificates.read, async ({ params, staff: { session } }) => {
    const card = await readCard(db, params.id, { now: clock(), mayEdit: mayEdit(session.grants) });
    return card ? ok({ values: card }) : notFound();
  });

  bind(app, officeCertificates.ledger, async ({ params }) => {
    const row = await findCertificateCard(db, params.id);
    if (!row) return notFound();
    const ledger = await selectEntries(db, row.id);
    const people = ledger.entries.flatMap(({ by, decider }) => [by, decider]).filter((id) => id !== null);
    const [orders, names] = [await selectPaidOrders(db, row.id), await namesOf(db, people)];
    return ok(presentLedger(ledger, orders, names));
  });

  bind(app, officeCertificates.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'certificate', id: params.id }, { cursor: query.cursor ?? null, language })),
  );
};
