import { describe, expect, it } from 'vitest';
import { approvalLimits } from '../staff/approval.ts';
import {
  checkSettings,
  limitFields,
  limitsOfSums,
  raisedLimits,
  settingDefaults,
  type SettingSection,
  settingSections,
  sumsFrom,
  sumsOfLimits,
} from './site-settings.ts';

const { approvals, links, letters } = settingDefaults;

describe('settings', () => {
  it.each(settingSections.filter((section) => section !== 'brand'))(
    'of %s may stay as nobody has set them',
    (section) => expect(checkSettings<SettingSection>(section, settingDefaults[section])).toEqual({}),
  );

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['а'.repeat(41), 'too_long'],
    ['a\u202eb', 'wrong_value'],
    ['"a" <b@example.org>', 'wrong_value'],
    ['Гонка', undefined],
  ])('call the site %j: %s', (brand, problem) => expect(checkSettings('brand', { brand })['brand']?.id).toBe(problem));

  it.each([
    ['https://shop.example/', undefined],
    ['', undefined],
    ['/shop', 'outside_link'],
    ['http://shop.example/', 'outside_link'],
    ['javascript:alert(1)', 'outside_link'],
    ['https://a:b@shop.example/', 'outside_link'],
  ])('link to %j: %s', (shop_link, problem) =>
    expect(checkSettings('links', { ...links, shop_link })['shop_link']?.id).toBe(problem),
  );

  it('tell of each network what is wrong with it', () => {
    const link = 'https://vk.example/';
    const social = [
      { title: 'VK', title_en: null, link },
      { title: '', title_en: 'а'.repeat(41), link },
      { title: 'X', title_en: '', link: '' },
    ];
    expect(checkSettings('links', { ...links, social })).toEqual({
      'social.1.title': { id: 'required' },
      'social.1.title_en': { id: 'too_long', max: 40 },
      'social.1.link': { id: 'said_twice' },
      'social.2.link': { id: 'required' },
    });
  });

  it.each([
    [21, 9, undefined],
    [23, 0, undefined],
    [9, 9, 'quiet_hours'],
    [8, 9, 'quiet_hours'],
    [12, 11, undefined],
    [1, 0, 'quiet_hours'],
    [23, 22, 'quiet_hours'],
    [12, 12, 'quiet_hours'],
    [21, 24, 'number_max'],
  ])('are quiet from %s until %s: %s', (quiet_from, quiet_to, problem) =>
    expect(checkSettings('letters', { ...letters, quiet_from, quiet_to })['quiet_to']?.id).toBe(problem),
  );
});

it.each([
  ['Гонка', undefined],
  ["O'Neil & Co, ООО", undefined],
  ['help@bank.example', 'wrong_value'],
])('letters may come from %j: %s', (sender_name, problem) =>
  expect(checkSettings('letters', { ...letters, sender_name })['sender_name']?.id).toBe(problem),
);

describe('limits of the second signature', () => {
  it('are the same in roubles and in kopecks', () => {
    expect(limitsOfSums(sumsOfLimits(approvalLimits))).toEqual(approvalLimits);
    expect(limitFields).toHaveLength(Object.keys(approvalLimits).length);
  });

  it.each([
    [null, {}],
    ['x', {}],
    [{ limit_refund: 100, limit_mailing: 'many', limit_goodwill: -1 }, { limit_refund: 100 }],
  ])('stored as %j count where they are limits', (stored, set) =>
    expect(sumsFrom(stored)).toEqual({ ...approvals, ...set }),
  );

  it('are raised by what is higher alone', () => {
    expect(raisedLimits(approvals, approvals)).toEqual([]);
    expect(raisedLimits(approvals, { ...approvals, limit_refund: 1, limit_mailing: 10_001 })).toEqual([
      'limit_mailing',
    ]);
  });
});
