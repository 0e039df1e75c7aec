import { api, errorText } from '@trassa/contracts';
import { numbersAtOnceMax } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { bookNumber, type BookNumberDeps } from './book-number.ts';
import { chooseNumbers } from './choose-numbers.ts';
import { findFormatNumbers, selectBookedNumbers, selectNumbers } from './numbers.repository.ts';
import { findSpace, findSpaceMaps } from './spaces.repository.ts';

/** Numbers and seats (API §9). */
export const addSeatRoutes = (app: FastifyInstance, { db, clock, heldTickets }: BookNumberDeps): void => {
  bind(app, api.seats.numbers, async ({ params, query }) => {
    const format = await findFormatNumbers(db, params.id);
    if (!format) return notFound();
    const numbers = await selectNumbers(
      db,
      format.id,
      Math.min(query.from ?? 0, 1_000_000),
      query.limit ?? numbersAtOnceMax,
    );
    return ok({ free_numbers: numbers.free, booked_numbers: numbers.booked, total_free: numbers.totalFree });
  });

  bind(app, api.seats.book, async ({ body, user, language }) => {
    const booked = await bookNumber(
      { db, clock, heldTickets },
      {
        userId: user.userId,
        formatPublicId: body.format_public_id,
        number: body.number,
        ticketPublicId: body.ticket_public_id || null,
        holdId: body.hold_id || null,
      },
    );
    return booked.ok
      ? ok({
          message: errorText(language, { id: 'done' }),
          number: booked.value.number,
          expires_at: booked.value.expiresAt,
        })
      : booked;
  });

  bind(app, api.holds.numbers, ({ params, body }) => chooseNumbers(db, clock, params.id, body.numbers));

  // Seats go while somebody looks at them: no copy is kept.
  bind(app, api.spaces.one, async ({ params, language }) => {
    const found = await findSpace(db, params.id, language);
    if (!found) return notFound();
    const seats = found.space.sectors.flatMap((sector) =>
      sector.rows.flatMap((row) => row.seats.map((seat) => seat.number)),
    );
    const booked = found.formatId === null ? new Set<number>() : await selectBookedNumbers(db, found.formatId);
    return ok({
      values: found.space,
      free_numbers: seats.filter((number) => !booked.has(number)),
      booked_numbers: seats.filter((number) => booked.has(number)),
    });
  });

  bind(
    app,
    api.spaces.maps,
    async ({ params, language }) => {
      const maps = await findSpaceMaps(db, params.id, language);
      return maps ? ok({ values: maps }) : notFound();
    },
    { cache: 'public' },
  );
};
