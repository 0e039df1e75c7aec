import { HttpError, NoAnswerError } from '@trassa/contracts/client';
import { describe, expect, it } from 'vitest';
import { mergeGuestBasket } from './merge-guest-basket.ts';
import { unitedGoods } from './united-goods.ts';

type Line = { unique_id: string; hold_id?: string; name?: string };

const basketOf = (...ids: string[]) => {
  const state = { guest: ids.map((unique_id): Line => ({ unique_id, hold_id: `hold-${unique_id}` })), isOwn: true };
  const server: Line[] = [];
  const taken: Line[] = [];
  const left = (): string[] => state.guest.map(({ unique_id }) => unique_id);
  const merge = (add: (line: Line) => void = () => undefined) =>
    mergeGuestBasket<Line>({
      read: () => state.guest,
      write: (goods) => void (state.guest = [...goods]),
      add: async (line) => {
        await Promise.resolve();
        add(line);
        server.push(line);
      },
      taken: (line) => void taken.push(line),
      isStillOwn: () => state.isOwn,
    });
  return { state, server, taken, left, merge };
};

describe('taking over the basket of a guest', () => {
  it('adds the goods one by one in their order, with their holds', async () => {
    const { server, left, merge } = basketOf('a', 'b', 'c');
    await merge();
    expect(server.map(({ unique_id, hold_id }) => [unique_id, hold_id])).toEqual([
      ['a', 'hold-a'],
      ['b', 'hold-b'],
      ['c', 'hold-c'],
    ]);
    expect(left()).toEqual([]);
  });

  it('removes a line only after its own success, and keeps the rest when the connection breaks', async () => {
    const { server, left, merge } = basketOf('a', 'b', 'c');
    await expect(
      merge(({ unique_id }) => {
        expect(left()).toContain(unique_id);
        if (unique_id === 'b') throw new NoAnswerError('Network Error');
      }),
    ).rejects.toThrow('Network Error');
    expect(server.map(({ unique_id }) => unique_id)).toEqual(['a']);
    expect(left()).toEqual(['b', 'c']);
    await merge();
    expect(server.map(({ unique_id }) => unique_id)).toEqual(['a', 'b', 'c']);
    expect(left()).toEqual([]);
  });

  it('keeps a line that the server refuses and goes on with the next', async () => {
    const { server, left, merge } = basketOf('a', 'b', 'c');
    await merge(({ unique_id }) => {
      if (unique_id === 'b') throw new HttpError(400, { message: 'Мест нет' });
    });
    expect(server.map(({ unique_id }) => unique_id)).toEqual(['a', 'c']);
    expect(left()).toEqual(['b']);
  });

  it('keeps what was put into the basket meanwhile', async () => {
    const { state, left, merge } = basketOf('a');
    await merge(() => void (state.guest = [...state.guest, { unique_id: 'new' }]));
    expect(left()).toEqual(['new']);
  });

  it('takes a line over as it was typed on meanwhile, and forgets one that was removed', async () => {
    const { state, taken, left, merge } = basketOf('a', 'b', 'c');
    await merge(({ unique_id }) => {
      if (unique_id !== 'a') return;
      state.guest = state.guest.filter((line) => line.unique_id !== 'b').map((line) => ({ ...line, name: 'Анна' }));
    });
    expect(taken.map(({ unique_id, name }) => [unique_id, name])).toEqual([
      ['a', 'Анна'],
      ['c', 'Анна'],
    ]);
    expect(left()).toEqual([]);
  });

  it('stops when somebody else signs in', async () => {
    const { state, server, left, merge } = basketOf('a', 'b');
    await merge(() => void (state.isOwn = false));
    expect(server.map(({ unique_id }) => unique_id)).toEqual(['a']);
    expect(left()).toEqual(['a', 'b']);
  });
});

describe('two baskets shown as one', () => {
  it('shows a line that is in both once, as the first has it', () => {
    const goods = unitedGoods(
      [{ unique_id: 'a', count: 1 }],
      [
        { unique_id: 'a', count: 2 },
        { unique_id: 'b', count: 3 },
      ],
    );
    expect(goods).toEqual([
      { unique_id: 'a', count: 1 },
      { unique_id: 'b', count: 3 },
    ]);
  });
});
