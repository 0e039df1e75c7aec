import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/platform/config.ts';

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: '0f3c9a7be1d24c58a6b0de91f7732c4d',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'ТРАССА <start@example.org>',
  SITE_URL: 'https://example.org',
  SMS_PROVIDER: 'smsc',
  SMSC_API_KEY: 'key of the gateway',
  METRICS_TOKEN: 'a-token-of-metrics-7f2c',
};

const sentence = (env: NodeJS.ProcessEnv): string => {
  try {
    parseConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

describe('configuration', () => {
  it('needs no variable for a first try', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      seed: 'demo',
      paymentProviders: ['sandbox'],
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(parseConfig({ DATABASE_URL: '', SITE_URL: '' }).databaseUrl).toBeNull();
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      { MAP_TILES: 'https://tiles.example/{z}/{x}.png' },
      'MAP_TILES must be an https address with {z}, {x} and {y}, each once.',
    ],
    [
      { MAP_TILES: 'http://tiles.example/{z}/{x}/{y}.png' },
      'MAP_TILES must be an https address with {z}, {x} and {y}, each once.',
    ],
    [
      { MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png' },
      'MAP_CREDIT must name who made the tiles of MAP_TILES, in at most 120 characters.',
    ],
    [{ SITE_URL: 'example.org' }, 'SITE_URL must be an address that begins with http:// or https://.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    [{ SEED: 'full' }, 'SEED must be one of demo, none.'],
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER must be one of smsaero, smsc.'],
    [{ SMS_PROVIDER: 'smsaero', SMSAERO_API_KEY: 'x' }, 'SMSAERO_EMAIL must be set for SMS_PROVIDER=smsaero.'],
    [{ SMS_PROVIDER: 'smsc', SMSC_LOGIN: 'x' }, 'SMSC_PASSWORD must be set for SMS_PROVIDER=smsc.'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET must be set: Google needs both.'],
    [{ VK_CLIENT_SECRET: 'x' }, 'VK_CLIENT_ID must be set with VK_CLIENT_SECRET.'],
    [{ VK_CLIENT_ID: 'x', VK_ISSUER: 'http://id.vk.com' }, 'VK_ISSUER must begin with https://.'],
    [{ VK_ISSUER: 'id.vk.com' }, 'VK_ISSUER must be an address that begins with http:// or https://.'],
    [{ EMAIL_CHECK: 'yes' }, 'EMAIL_CHECK must be one of dns, syntax.'],
    [{ PASSWORD_CHECK: 'on' }, 'PASSWORD_CHECK must be one of off, warn, enforce.'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an address such as Name <name@example.org>.'],
    [{ PAYMENT_PROVIDERS: 'paypal' }, 'PAYMENT_PROVIDERS must be a comma list of sandbox.'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be at least 32 random characters.'],
    [{ SECRET_KEY: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }, 'SECRET_KEY must be random, not a word.'],
    [{ LIMIT_READS: '-1' }, 'LIMIT_READS must be a whole number from 1 to 999999999.'],
    [{ LIMIT_HOLDS_PER_VISITOR: 'many' }, 'LIMIT_HOLDS_PER_VISITOR must be a whole number from 1 to 999999999.'],
  ])('says in one sentence what is wrong in %j', (env, text) => {
    expect(sentence(env)).toBe(text);
  });

  it.each([
    ['SECRET_KEY', { SECRET_KEY: '' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['MAIL_FROM', { MAIL_FROM: '' }],
    ['SMS_PROVIDER', { SMS_PROVIDER: '' }],
    ['SITE_URL', { SITE_URL: '' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: '' }],
    ['PAYMENT_PROVIDERS', {}],
  ])('refuses production without a proper %s', (name, change) => {
    expect(sentence({ ...production, ...change })).toMatch(
      new RegExp(`^${name} .+ in production \\(ALLOW_SANDBOX=1 permits it for a demonstration\\)\\.$`),
    );
  });

  it('lets a demonstration run in production mode with ALLOW_SANDBOX=1', () => {
    expect(parseConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' })).toMatchObject({
      production: true,
      demonstration: true,
      seed: 'none',
    });
  });

  it('reads limits by their variables', () => {
    expect(parseConfig({ LIMIT_PLACES_PER_NETWORK: '5000', LIMITS: 'off' })).toMatchObject({
      limits: { placesPerNetwork: 5000, reads: 300 },
      limitsOff: true,
    });
  });

  it('draws the season ahead unless DRAW_AHEAD is off', () => {
    expect(parseConfig({}).drawAhead).toBe(true);
    expect(parseConfig({ DRAW_AHEAD: 'off' }).drawAhead).toBe(false);
  });
});
