import { describe, expect, test } from 'vitest';
import { format, plain, sizes } from '../../test/participant-format.ts';
import { answerPath, questionsOf, sizesToChoose } from './participant-questions.ts';
import type { ParticipantFormat } from './participant-questions.ts';

const fieldsOf = (of: ParticipantFormat, left = [] as typeof sizes, info: Record<string, unknown> = {}) =>
  questionsOf(of, left, info).map(({ field }) => field);

describe('questions', () => {
  test('of a plain format are about the person only', () => {
    expect(fieldsOf(plain)).toEqual([
      'last_name',
      'first_name',
      'second_name',
      'birth_date',
      'gender',
      'phone',
      'extra_contact',
    ]);
  });
  test('of a rich format come in one order', () => {
    const rich = format({
      regions: [{ id: 1 }],
      clusters: [
        { name: 'A', file: true },
        { name: 'B', file: false },
      ],
      select: { title: 'Опыт', values: ['есть'] },
      select_field: 'experience',
      license: true,
      additional_fields: [{ name: 'team_name', label: 'Команда', required: true }],
      booked_numbers: true,
    });
    expect(fieldsOf(rich, sizes, { cluster: 'A' }).slice(7)).toEqual([
      'region',
      'item_size',
      'experience',
      'cluster',
      'license_file',
      'file',
      'team_name',
      'number',
    ]);
    expect(fieldsOf(rich, sizes, { cluster: 'B' })).not.toContain('file');
  });
  test('do not ask for the number that is a seat of a plan: it is chosen there', () => {
    const stand = { ...format({ booked_numbers: true }), space: 'stand-plan' };
    expect(fieldsOf(stand, sizes)).not.toContain('number');
    expect(fieldsOf({ ...stand, space: null }, sizes)).toContain('number');
  });
  test('offer only sizes that are left', () => {
    expect([
      sizesToChoose(plain, sizes),
      sizesToChoose(plain, [{ size: 'S', count: 0 }]),
      sizesToChoose(format({ shirt_unavailable: true }), sizes),
    ]).toEqual([['M'], [], []]);
  });
  test('have their answers in info, but files and the number on the line', () => {
    expect(['birth_date', 'license_file', 'file', 'number'].map(answerPath)).toEqual([
      'info.birth_date',
      'license_file',
      'file',
      'number',
    ]);
  });
});
