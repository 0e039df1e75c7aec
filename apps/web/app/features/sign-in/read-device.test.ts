import { describe, expect, it } from 'vitest';
import { readDevice } from './read-device.ts';

const chromeWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('the device of a login', () => {
  it('is told by client hints first, without the invented brand', () => {
    const brands = [
      { brand: 'Not_A Brand', version: '99' },
      { brand: 'Chromium', version: '142' },
      { brand: 'Google Chrome', version: '142' },
    ];
    expect(readDevice({ userAgent: chromeWindows, userAgentData: { brands, platform: 'Linux' } })).toEqual({
      os: 'Linux',
      browser: 'Google Chrome 142',
    });
    expect(
      readDevice({ userAgent: '', userAgentData: { brands: brands.slice(0, 2), platform: 'Android' } }).browser,
    ).toBe('Chromium 142');
    expect(
      readDevice({ userAgent: '', userAgentData: { brands: [{ brand: 'Not;A=Brand', version: '8' }], platform: '' } }),
    ).toEqual({ os: null, browser: null });
  });

  it.each([
    [chromeWindows, 'Windows', 'Chrome 142'],
    [`${chromeWindows} Edg/142.0.0.0`, 'Windows', 'Edge 142'],
    [chromeWindows.replace('Safari', 'YaBrowser/25.8.0.0 Safari'), 'Windows', 'Yandex Browser 25'],
    [`${chromeWindows} OPR/120.0.0.0`, 'Windows', 'Opera 120'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Linux', 'Firefox 144'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'iOS',
      'Safari 18',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.1 Mobile/15E148 Safari/604.1',
      'iOS',
      'Chrome 142',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Android',
      'Samsung Internet 28',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      'macOS',
      'Safari 18',
    ],
    ['curl/8.5.0', null, null],
  ])('%s is read', (userAgent, os, browser) => {
    expect(readDevice({ userAgent })).toEqual({ os, browser });
  });

  it('knows an iPad that calls itself a Mac', () => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15';
    expect(readDevice({ userAgent, maxTouchPoints: 5 }).os).toBe('iPadOS');
    expect(readDevice({ userAgent, maxTouchPoints: 0 }).os).toBe('macOS');
  });
});
