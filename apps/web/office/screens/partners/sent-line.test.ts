import type { PreparedThing } from '@trassa/contracts/office';
import { expect, it } from 'vitest';
import { sentLine } from './sent-line.ts';

const things: PreparedThing[] = [
  {
    selector: 'ticket',
    public_id: 'run',
    title: 'Забег',
    choices: [
      { kind: 'athlete', size: null, proportion_public_id: null, title: '' },
      { kind: 'kids', size: null, proportion_public_id: null, title: '' },
    ],
  },
  {
    selector: 'shop',
    public_id: 'shirt',
    title: 'Футболка',
    choices: [{ kind: null, size: 'L', proportion_public_id: 'red', title: 'Красная, L' }],
  },
  { selector: 'certificate', public_id: 'gift', title: 'Подарок', choices: [] },
];

it.each([
  [
    { thing: 'ticket run', choice: '1', count: 2 },
    { selector: 'ticket', public_id: 'run', count: 2, kind: 'kids' },
  ],
  [
    { thing: 'shop shirt', choice: '0', count: 1 },
    { selector: 'shop', public_id: 'shirt', count: 1, size: 'L', proportion_public_id: 'red' },
  ],
  [
    { thing: 'shop shirt', choice: '', count: 1 },
    { selector: 'shop', public_id: 'shirt', count: 1 },
  ],
  [
    { thing: 'certificate gift', choice: '', count: 3 },
    { selector: 'certificate', public_id: 'gift', count: 3 },
  ],
  [
    { thing: '', choice: '', count: null },
    { selector: 'ticket', public_id: '', count: 0 },
  ],
])('%j is sent as %j', (typed, sent) => expect(sentLine(typed, things)).toEqual(sent));
