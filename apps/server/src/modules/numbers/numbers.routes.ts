import { officeNumbers } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/index.ts';
import { assignNumbers } from './assign-numbers.ts';
import { writeChanges } from './files/changes-file.ts';
import { writeStartList } from './files/start-list.ts';
import { lockNumbers } from './lock-numbers.ts';
import type { NumbersDeps } from './numbers-deps.ts';
import { pinNumber, unpinNumber } from './pin-numbers.ts';
import { readNumbers } from './read-numbers.ts';
import { setRanges } from './set-ranges.ts';
import { takeChips } from './take-chips.ts';

/** Start numbers and the start list (back-office.md 5.9). */
export const numbersRoutes = (app: FastifyInstance, deps: NumbersDeps): void => {
  bind(app, officeNumbers.read, ({ params, language }) =>
    readNumbers(deps.db, deps, { publicId: params.id, language }),
  );

  bind(app, officeNumbers.ranges, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => setRanges(deps, tx, { formatPublicId: params.id, userId, language, ...body })),
  );

  bind(app, officeNumbers.pin, ({ params, body, language, staff: { act } }) =>
    act((tx) => pinNumber(deps, tx, { formatPublicId: params.id, language, ...body })),
  );

  bind(app, officeNumbers.unpin, ({ params: { id, number }, language, staff: { act } }) =>
    act((tx) => unpinNumber(deps, tx, { formatPublicId: id, number, language })),
  );

  bind(app, officeNumbers.assign, ({ params, body, language, staff: { act } }) => {
    const { dry_run: isDry, ...asked } = body;
    return act((tx) => assignNumbers(deps, tx, { publicId: params.id, isDry, language, ...asked }));
  });

  bind(app, officeNumbers.lock, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => lockNumbers(deps, tx, { publicId: params.id, userId, language, ...body })),
  );

  bind(app, officeNumbers.changes, ({ params, query: { file }, language, staff: { act } }) =>
    act((tx) => writeChanges(deps, tx, { publicId: params.id, file, language })),
  );

  bind(app, officeNumbers.chips, ({ params, body, language, staff: { act } }) =>
    act((tx) => takeChips(tx, { publicId: params.id, text: body.text, isDry: body.dry_run, language })),
  );

  bind(app, officeNumbers.startList, ({ params, query: { formats, ...asked }, language, staff: { act } }) =>
    act((tx) =>
      writeStartList(deps, tx, {
        ...asked,
        publicId: params.id,
        formats: formats === '' ? [] : formats.split(','),
        isPersonal: false,
        purpose: null,
        language,
      }),
    ),
  );

  bind(app, officeNumbers.personalStartList, ({ params, body, language, staff: { act } }) =>
    act((tx) => writeStartList(deps, tx, { ...body, publicId: params.id, isPersonal: true, language })),
  );
};
