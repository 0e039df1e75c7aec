import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { format, ivan, now, plain, sizes } from '../../test/participant-format.ts';
import type { ParticipantFormat } from './participant-questions.ts';
import { checkParticipant, normaliseParticipant } from './participant.ts';

type Lines = { sizes?: typeof sizes; license_file?: string; file?: string; number?: unknown };
const check = (
  info: Record<string, unknown> | null,
  of: ParticipantFormat = plain,
  { sizes: left = [], ...rest }: Lines = {},
) => checkParticipant(info, of, { sizes: left, now, ...rest });
describe('participant', () => {
  test('with everything asked is complete', () => {
    expect(check(ivan)).toEqual({});
  });
  test('without anything is told every field', () => {
    const nothing = {
      last_name: 'required',
      first_name: 'required',
      phone: 'required',
      gender: 'gender',
      birth_date: 'date',
    };
    for (const info of [null, {}, { first_name: ' ', last_name: '', phone: '', gender: '', birth_date: '' }]) {
      expect(Object.fromEntries(Object.entries(check(info)).map(([field, { id }]) => [field, id]))).toEqual(nothing);
    }
  });

  test.each<[string, Record<string, unknown>, Partial<ParticipantFormat>, Record<string, object>]>([
    ['an incomplete phone', { phone: '+7 (999) 123' }, {}, { phone: { id: 'phone' } }],
    ['a phone of Belarus', { phone: '+375 29 123 45 67' }, {}, {}],
    ['a wrong extra contact', { extra_contact: '12' }, {}, { extra_contact: { id: 'phone' } }],
    ['a wrong e-mail', { email: 'ivan@' }, {}, { email: { id: 'email' } }],
    ['a day that does not exist', { birth_date: '1990-02-30' }, {}, { birth_date: { id: 'date' } }],
    ['a birth date to come', { birth_date: '2026-05-03' }, {}, { birth_date: { id: 'date' } }],
    ['an unknown gender', { gender: 'none' }, {}, { gender: { id: 'gender' } }],
    ['a man in a format for women', {}, { gender: 'female' }, { gender: { id: 'gender_only_female' } }],
    ['a woman in a format for men', { gender: 'female' }, { gender: 'male' }, { gender: { id: 'gender_only_male' } }],
    ['a man in a format for men', {}, { gender: 'male' }, {}],
    [
      'one who is 17 on the start day',
      { birth_date: '2008-06-16' },
      { age_min: 18 },
      { birth_date: { id: 'age_min', age_min: 18 } },
    ],
    ['one who turns 18 on the start day', { birth_date: '2008-06-15' }, { age_min: 18 }, {}],
    [
      'one who is 15 where 14 is the last age',
      { birth_date: '2011-06-15' },
      { age_max: 14 },
      { birth_date: { id: 'age_max', age_max: 14 } },
    ],
    ['one who is still 14', { birth_date: '2011-06-16' }, { age_max: 14 }, {}],
    ['no region', {}, { regions: [{ id: 5 }] }, { region: { id: 'region' } }],
    ['a region that is not listed', { region: 6 }, { regions: [{ id: 5 }] }, { region: { id: 'region' } }],
    ['a listed region', { region: 5 }, { regions: [{ id: 5 }] }, {}],
    ['no option', {}, { select: { title: '?', values: ['a'] }, select_field: 'wave' }, { wave: { id: 'option' } }],
    [
      'an option that is not offered',
      { wave: 'b' },
      { select: { title: '?', values: ['a'] }, select_field: 'wave' },
      { wave: { id: 'option' } },
    ],
    ['an offered option', { wave: 'a' }, { select: { title: '?', values: ['a'] }, select_field: 'wave' }, {}],
    ['no cluster', {}, { clusters: [{ name: 'A', file: false }] }, { cluster: { id: 'cluster' } }],
    [
      'a cluster without its document',
      { cluster: 'A' },
      { clusters: [{ name: 'A', file: true }] },
      { file: { id: 'file' } },
    ],
    ['no licence', {}, { license: true }, { license_file: { id: 'file' } }],
    ['a name that is too long', { first_name: 'я'.repeat(101) }, {}, { first_name: { id: 'too_long', max: 100 } }],
    ['a name that is no text', { first_name: 5 }, {}, { first_name: { id: 'wrong_value' } }],
    [
      'an optional field left blank',
      {},
      { additional_fields: [{ name: 'x', label: 'x', required: false, type: 'number' }] },
      {},
    ],
    [
      'a required field left blank',
      { x: ' ' },
      { additional_fields: [{ name: 'x', label: 'x', required: true }] },
      { x: { id: 'required' } },
    ],
    [
      'a required number left blank',
      {},
      { additional_fields: [{ name: 'x', label: 'x', required: true, type: 'number' }] },
      { x: { id: 'required' } },
    ],
    [
      'a number with a comma',
      { x: '1,5' },
      { additional_fields: [{ name: 'x', label: 'x', required: true, type: 'number' }] },
      {},
    ],
    [
      'a number that is none',
      { x: 'два' },
      { additional_fields: [{ name: 'x', label: 'x', required: false, type: 'number' }] },
      { x: { id: 'number' } },
    ],
    [
      'a date that is none',
      { x: '2020-13-01' },
      { additional_fields: [{ name: 'x', label: 'x', required: false, type: 'date' }] },
      { x: { id: 'date' } },
    ],
    [
      'a required tick that is not set',
      { x: false },
      { additional_fields: [{ name: 'x', label: 'x', required: true, type: 'checkbox' }] },
      { x: { id: 'required' } },
    ],
    [
      'an optional tick that is not set',
      { x: false },
      { additional_fields: [{ name: 'x', label: 'x', required: false, type: 'checkbox' }] },
      {},
    ],
    [
      'a tick that is a word',
      { x: 'yes' },
      { additional_fields: [{ name: 'x', label: 'x', required: false, type: 'checkbox' }] },
      { x: { id: 'wrong_value' } },
    ],
    [
      'a required field named as a part of every object',
      {},
      { additional_fields: [{ name: 'constructor', label: 'x', required: true }] },
      { constructor: { id: 'required' } },
    ],
  ])('with %s', (_, answers, of, problems) => {
    expect(check({ ...ivan, ...answers }, format(of))).toEqual(problems);
  });

  test('needs a size only while sizes are left', () => {
    expect(check(ivan, plain, { sizes })).toEqual({ item_size: { id: 'size' } });
    expect(check({ ...ivan, item_size: 'S' }, plain, { sizes })).toEqual({ item_size: { id: 'size' } });
    expect(check({ ...ivan, item_size: 'M' }, plain, { sizes })).toEqual({});
    expect(check(ivan, plain, { sizes: [{ size: 'S', count: 0 }] })).toEqual({});
    expect(check(ivan, format({ shirt_unavailable: true }), { sizes })).toEqual({});
  });
  test('has files on the line', () => {
    const of = format({ license: true, clusters: [{ name: 'A', file: true }] });
    expect(check({ ...ivan, cluster: 'A' }, of, { license_file: 'f1', file: 'f2' })).toEqual({});
    expect(check({ ...ivan, cluster: 'A', license_file: 'f1', file: 'f2' }, of)).toEqual({
      license_file: { id: 'file' },
      file: { id: 'file' },
    });
  });
  test('may choose a number, but a real one', () => {
    const of = format({ booked_numbers: true });
    expect([check(ivan, of), check(ivan, of, { number: 7 })]).toEqual([{}, {}]);
    for (const number of [0, -1, 1.5, '7', Number.NaN])
      expect(check(ivan, of, { number })).toEqual({ number: { id: 'number' } });
  });
  test('may hold anything without a fault', () => {
    const rich = format({
      age_min: 18,
      regions: [{ id: 1 }],
      clusters: [{ name: 'A', file: true }],
      select: { title: '?', values: ['a'] },
      additional_fields: (['text', 'number', 'date', 'checkbox'] as const).map((type) => ({
        name: type,
        label: type,
        required: true,
        type,
      })),
      booked_numbers: true,
    });
    const keys = fc.constantFrom(
      'first_name',
      'phone',
      'gender',
      'birth_date',
      'region',
      'item_size',
      'select',
      'cluster',
      'text',
      'number',
      'date',
      'checkbox',
      'email',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), fc.jsonValue(), (info, number) => {
        const stored = normaliseParticipant(info, rich, sizes);
        return typeof check(info, rich, { sizes, number }) === 'object' && JSON.stringify(stored) !== undefined;
      }),
    );
  });
});

describe('stored answers', () => {
  test('are tidy', () => {
    const typed = {
      first_name: ' иван ',
      last_name: 'петров',
      second_name: '',
      phone: '8 (999) 123-45-67',
      gender: 'male',
      birth_date: '1990-05-03T21:00:00Z',
      email: ' a@b.ru ',
      item_size: 'M',
      strange: 1,
    };
    expect(normaliseParticipant(typed, plain, sizes)).toEqual({
      first_name: 'Иван',
      last_name: 'Петров',
      phone: '+79991234567',
      gender: 'male',
      birth_date: '1990-05-03',
      email: 'a@b.ru',
      item_size: 'M',
    });
  });
  test('hold numbers as numbers and ticks as ticks', () => {
    const of = format({
      additional_fields: (['number', 'checkbox', 'text', 'date'] as const).map((type) => ({
        name: type,
        label: type,
        required: false,
        type,
      })),
    });
    expect(
      normaliseParticipant({ number: '1,5', checkbox: false, text: ' да ', date: '2020-01-02T00:00:00Z' }, of, []),
    ).toEqual({ number: 1.5, checkbox: false, text: 'да', date: '2020-01-02' });
  });
  test('keep what cannot be read, for its field to complain', () => {
    expect(normaliseParticipant({ phone: ' 12 ', birth_date: 'вчера' }, plain, [])).toEqual({
      phone: '12',
      birth_date: 'вчера',
    });
  });
  test('are none for nobody', () => {
    expect(normaliseParticipant(null, plain, [])).toEqual({});
  });
  test('stay the same when stored again', () => {
    const once = normaliseParticipant({ ...ivan, second_name: 'иванович' }, plain, []);
    expect(normaliseParticipant(once, plain, [])).toEqual(once);
  });
  test('are complete when what was typed was', () => {
    expect(check(normaliseParticipant(ivan, plain, []))).toEqual({});
  });
});
