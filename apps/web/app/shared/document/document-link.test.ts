import { expect, test } from 'vitest';
import { documentLink } from './document-link.ts';

test.each([
  ['pers', '/api/files/document/pers?language=en'],
  ['/api/files/document/insurance', '/api/files/document/insurance?language=en'],
  ['/api/files/document/insurance?version=2', '/api/files/document/insurance?version=2&language=en'],
  ['https://insurer.example/terms.pdf', 'https://insurer.example/terms.pdf'],
])('a legal text %s is opened in the language of the page', (document, link) => {
  expect(documentLink(document, 'en')).toBe(link);
});
