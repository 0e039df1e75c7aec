import type { OfficeHome } from '@trassa/contracts/office';
import { officeHome } from '@trassa/contracts/office';
import { may } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../../kernel/clock.ts';
import { ok } from '../../../../kernel/result.ts';
import { say } from '../../../../kernel/say.ts';
import { bind } from '../../../../platform/http/index.ts';
import type { ContentStaffDeps } from '../../content-deps.ts';
import { personOf } from '../person-of.ts';
import { type Seeing, showAfter } from '../show-after.ts';
import { changeHome } from './change-home.ts';
import { findHomeRow, type NamedRow, selectEvents, selectItems } from './home-page.repository.ts';

/** The first page in the back office (back-office.md 3.9): four statements. */
export const homeStaffRoutes = (app: FastifyInstance, { db, clock, namesOf, showHistory }: ContentStaffDeps): void => {
  const card = async (_: string, { language, staff }: Seeing) => {
    const now = clock();
    const { content, version, createdAt, updatedAt, updatedBy } = await findHomeRow(db);
    const events = await selectEvents(db, content.leading);
    const items = await selectItems(db, content.pinned, now);
    const names = await namesOf(db, updatedBy === null ? [] : [updatedBy]);
    const named = ({ publicId, titleRu, titleEn, isShown }: NamedRow): OfficeHome['events'][number] => ({
      public_id: publicId,
      title: say(language, titleRu, titleEn),
      is_shown: isShown,
    });
    return ok({
      values: {
        ...content,
        sections: [...content.sections],
        leading: [...content.leading],
        pinned: [...content.pinned],
        events: events.map(named),
        items: items.map(named),
        may_edit: may(staff.session.grants, 'content.publish', [], toUnix(now)).verdict === 'yes',
        version,
        created: toUnix(createdAt),
        updated: toUnix(updatedAt),
        updated_by: personOf(names, updatedBy),
      },
    });
  };
  const shown = showAfter(card);

  bind(app, officeHome.read, ({ params, ...by }) => card(params.id, by));
  bind(app, officeHome.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'home_page', id: params.id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officeHome.change, async ({ body: { version, ...typed }, ...by }) =>
    shown(await by.staff.act((tx) => changeHome(tx, version, typed, { userId: by.user.userId, now: clock() })), by),
  );
};
