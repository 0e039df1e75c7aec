import { describe, expect, it } from 'vitest';
import {
  referenceFieldOf,
  referenceFields,
  referenceHeadings,
  referenceKinds,
  referenceNeeded,
  referenceSample,
} from './reference-file.ts';

describe.each(referenceKinds)('the sample of %s', (kind) => {
  it.each(['ru', 'en'] as const)('in %s has every column under a heading that is understood', (language) => {
    const [head = '', ...rows] = referenceSample(kind, language).replace('\uFEFF', '').trimEnd().split('\r\n');
    const delimiter = language === 'ru' ? ';' : ',';
    expect(head.split(delimiter).map((heading) => referenceFieldOf(kind, heading))).toEqual([...referenceFields[kind]]);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every((row) => row.split(delimiter).length === referenceFields[kind].length)).toBe(true);
  });

  it('needs columns that it has, and calls no two of them alike', () => {
    expect(referenceNeeded[kind].every((field) => (referenceFields[kind] as readonly string[]).includes(field))).toBe(
      true,
    );
    for (const language of ['ru', 'en'] as const) {
      const headings = referenceFields[kind].map((field) => referenceHeadings[field][language]);
      expect(new Set(headings).size).toBe(headings.length);
    }
  });
});

it.each([
  ['schools', ' КОРОТКОЕ  название ', 'short_name'],
  ['schools', 'short_name', 'short_name'],
  ['schools', 'Широта', null],
  ['places', 'Region id:', 'region_id'],
  ['postal', 'Начало индекса', 'prefix'],
  ['postal', '', null],
] as const)('of %s the heading “%s” is %s', (kind, heading, field) => {
  expect(referenceFieldOf(kind, heading)).toBe(field);
});
