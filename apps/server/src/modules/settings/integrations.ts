import type { Integration } from '@trassa/contracts/office';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { toUnix } from '../../kernel/clock.ts';
import type { LastSeen, SettingsDeps } from './settings-deps.ts';
import { hasTest } from './try-connection.ts';

const day = 86_400_000;

/** Of what is asked now and then: the last answer was an error, or nothing was asked for a day. */
const stateOf = ({ success, error }: LastSeen, now: Date): 'works' | 'idle' | 'failing' => {
  if (error && (!success || error.at > success)) return 'failing';
  return success && now.getTime() - success.getTime() < day ? 'works' : 'idle';
};

const seen = ({ success, error }: LastSeen): Pick<Integration, 'last_success' | 'last_error'> => ({
  last_success: success && toUnix(success),
  last_error: error && { at: toUnix(error.at), text: error.text },
});
const unseen = { last_success: null, last_error: null } as const;

const variable = (name: string, isSet: boolean): Integration['variables'][number] => ({ name, is_set: isSet });

const isWritable = async (folder: string): Promise<boolean> => {
  try {
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * What the house is joined to, as it is now: names and times, never a key or a password (back-office.md 5.19). All of it is set in
 * the environment. BO-159
 */
export const readIntegrations = async (deps: SettingsDeps, mayTry: boolean): Promise<Integration[]> => {
  const { db, clock, config, lastLetter, lastPayment } = deps;
  const now = clock();
  const paid: LastSeen = { success: await lastPayment(db), error: null };
  const [mail, sms] = [await lastLetter(db, 'mail'), await lastLetter(db, 'sms')];
  const { networks } = config;
  const on = [...(networks.vk ? ['VK ID'] : []), ...(networks.google ? ['Google'] : [])];
  const all: Omit<Integration, 'can_try'>[] = [
    {
      id: 'payments',
      state: stateOf(paid, now),
      details: [...config.paymentProviders],
      variables: [variable('PAYMENT_PROVIDERS', true)],
      ...seen(paid),
    },
    {
      id: 'mail',
      state: config.smtpUrl === null ? 'outbox' : stateOf(mail, now),
      details: config.smtpUrl === null ? [] : [new URL(config.smtpUrl).hostname],
      variables: [variable('SMTP_URL', config.smtpUrl !== null)],
      ...seen(mail),
    },
    {
      id: 'sms',
      state: config.sms === null ? 'outbox' : stateOf(sms, now),
      details: config.sms === null ? [] : [config.sms.provider],
      variables: [variable('SMS_PROVIDER', config.sms !== null)],
      ...seen(sms),
    },
    {
      id: 'storage',
      state: (await isWritable(config.dataDir)) ? 'works' : 'failing',
      details: [],
      variables: [variable('DATA_DIR', true)],
      ...unseen,
    },
    {
      id: 'networks',
      state: on.length ? 'works' : 'off',
      details: on,
      variables: [
        variable('VK_CLIENT_ID', networks.vk !== undefined),
        variable('GOOGLE_CLIENT_ID', networks.google !== undefined),
      ],
      ...unseen,
    },
    {
      id: 'map',
      state: config.mapTiles === null ? 'off' : 'works',
      details: config.mapTiles === null ? [] : [config.mapTiles.credit],
      variables: [variable('MAP_TILES', config.mapTiles !== null)],
      ...unseen,
    },
    {
      id: 'places',
      state: config.ipPlacesFile === null ? 'off' : 'works',
      details: [],
      variables: [variable('IP_PLACES_FILE', config.ipPlacesFile !== null)],
      ...unseen,
    },
  ];
  return all.map((one) => ({ ...one, can_try: mayTry && hasTest(config, one.id) }));
};
