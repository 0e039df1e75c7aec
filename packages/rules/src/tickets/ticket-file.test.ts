import { expect, test } from 'vitest';
import { checkImage, checkTicketFile, imageLimit, ticketFileLimit } from './ticket-file.ts';

test('limits are 4 MB and 2 MB', () => {
  expect([ticketFileLimit, imageLimit]).toEqual([4_194_304, 2_097_152]);
});
test.each([
  ['a pdf of 4 MB', 4_194_304, 'application/pdf', null],
  ['a byte more', 4_194_305, 'application/pdf', { id: 'file_size' }],
  ['a jpeg', 10, 'image/jpeg', null],
  ['a png', 10, 'image/png', null],
  ['a gif', 10, 'image/gif', { id: 'file_type' }],
  ['a file of no type', 10, '', { id: 'file_type' }],
  ['an empty file', 0, 'image/png', { id: 'upload' }],
])('%s', (_, size, type, problem) => {
  expect(checkTicketFile({ size, type })).toEqual(problem);
});

test.each([
  ['a png of 2 MB', 2_097_152, 'image/png', null],
  ['a byte more', 2_097_153, 'image/jpeg', { id: 'image_size' }],
  ['a pdf', 10, 'application/pdf', { id: 'file_type' }],
  ['nothing', 0, 'image/png', { id: 'upload' }],
])('a picture: %s', (_, size, type, problem) => {
  expect(checkImage({ size, type })).toEqual(problem);
});
