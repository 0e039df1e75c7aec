import { expect, it } from 'vitest';
import { checkFormat } from './format-form.ts';

const day = 86_400;

it.each([
  [{ title: { ru: ' ' } }, { 'title.ru': { id: 'required' } }],
  [{ title: { ru: '10 км', en: 'x'.repeat(81) } }, { 'title.en': { id: 'too_long', max: 80 } }],
  [{ notes: { ru: 'x'.repeat(501) } }, { 'notes.ru': { id: 'too_long', max: 500 } }],
  [{ distance: 0.05 }, { distance: { id: 'number_min', min: 0.1 } }],
  [{ distance: null, obstacles: 501 }, { obstacles: { id: 'number_max', max: 500 } }],
  [{ age_min: 18, age_max: 17 }, { age_max: { id: 'number_min', min: 18 } }],
  [{ min_count: 4, max_count: 2 }, { max_count: { id: 'number_min', min: 4 } }],
  [{ fixed_count: true, max_count: null }, { max_count: { id: 'required' } }],
  [{ kinds: [] }, { kinds: { id: 'required' } }],
  [{ start_time: day, registration_end: day + 12 * 3600 }, {}],
  [{ start_time: day, registration_end: day + 12 * 3600 + 1 }, { registration_end: { id: 'registration_end' } }],
  [{ start_time: 9 * day, sale_start: 3 * day, sale_end: 2 * day }, { sale_end: { id: 'date_order' } }],
  [{ start_time: day, sale_end: 2 * day }, { sale_end: { id: 'sale_after_start' } }],
  [
    { select: { title: { ru: 'Город' }, values: [{ ru: 'А' }], field: 'Город' } },
    { 'select.values': { id: 'select_values' }, 'select.field': { id: 'field_name' } },
  ],
])('%j', (form, problems) => expect(checkFormat(form)).toEqual(problems));
