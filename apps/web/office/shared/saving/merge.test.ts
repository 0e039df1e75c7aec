import { HttpError } from '@trassa/contracts/client';
import { describe, expect, it } from 'vitest';
import { type Conflict, conflictOf, leftOf, meetingsOf, without } from './merge.ts';

type Card = { title: string; climb: number | null; course: string[] };
const base: Card = { title: 'Забег', climb: 100, course: ['wall'] };
const vera = { public_id: 'vera', name: 'Вера' };
const conflict = (current: Partial<Card>, changes: Conflict<Card>['changes'] = []): Conflict<Card> => ({
  current: { ...base, ...current },
  version: 7,
  changed_by: vera,
  changed_at: 1_800_000_000,
  changes,
});

describe('two people at one card', () => {
  it('choose nothing when they changed different fields', () => {
    expect(meetingsOf({ title: 'Старт' }, base, conflict({ climb: 200 }))).toEqual([]);
  });

  it('choose nothing when they wrote the same', () => {
    expect(meetingsOf({ course: ['wall', 'rope'] }, base, conflict({ course: ['wall', 'rope'] }))).toEqual([]);
    expect(leftOf({ title: 'Забег', climb: 5 }, base)).toEqual({ climb: 5 });
  });

  it('see both values of the field that both changed, with the name and the time of the last one who did', () => {
    const ivan = { public_id: 'ivan', name: 'Иван' };
    const changes = [{ field: 'title', after: 'Гонка', by: ivan, at: 1_700_000_000 }];
    expect(meetingsOf({ title: 'Старт', climb: 5 }, base, conflict({ title: 'Гонка', climb: null }, changes))).toEqual([
      { field: 'title', mine: 'Старт', theirs: 'Гонка', by: ivan, at: 1_700_000_000 },
      { field: 'climb', mine: 5, theirs: null, by: vera, at: 1_800_000_000 },
    ]);
  });

  it('keep what else was typed when the other’s value is taken', () => {
    expect(without({ title: 'Старт', climb: 5 }, new Set(['title']))).toEqual({ climb: 5 });
  });

  it('are not met by another refusal', () => {
    expect(conflictOf(new HttpError(409, { message: '', code: 'idempotency' }))).toBeNull();
    expect(conflictOf(new HttpError(409, { message: '', code: 'conflict' }))).not.toBeNull();
  });
});
