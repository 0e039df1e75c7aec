import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { boundary, form, picture } from '../../factories/files.ts';
import { openStarts } from './stage.ts';

const { app, createColleague, createEvent } = openStarts();

it('a photograph of a refused change stays nowhere, and that of a made one does', async () => {
  const vera = await createColleague('manager');
  const event = await createEvent(vera);
  const value = await picture('jpeg', 1600, 900);
  const send = async (version: number): Promise<number> => {
    const { statusCode } = await app().http.inject({
      method: 'POST',
      url: `/api/admin/events/${event}/photo?version=${version}`,
      headers: {
        authorization: vera.token,
        cookie: `staff=${vera.cookie}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: form([{ name: 'file', filename: 'photo.jpg', type: 'image/jpeg', value }]),
    });
    return statusCode;
  };
  const kept = async (): Promise<number> => {
    const found = await readdir(`${app().config.dataDir}/files/public`, { recursive: true }).catch(() => []);
    return found.filter((name) => name.endsWith('.jpg')).length;
  };
  const before = await kept();
  expect([await send(7), await kept()]).toEqual([409, before]);
  expect([await send(1), await kept()]).toEqual([200, before + 1]);
});
