import type { Config } from '../config.ts';
import { writeOutboxFile } from '../outbox-file.ts';
import { createSmsAero } from './smsaero.ts';
import { createSmsc } from './smsc.ts';
import type { Sms } from './text-message.ts';

export type { Sms, TextMessage } from './text-message.ts';

const createOutbox = (folder: string): Sms => ({
  destination: folder,
  send: ({ to, text, id }) =>
    writeOutboxFile(folder, `sms-${id}`, { channel: 'sms', to, text, created: new Date().toISOString() }),
});

/** The gateway of SMS_PROVIDER, else one JSON file `{channel, to, text, created}` per message beside the letters. */
export const createSms = ({ sms, outboxDir }: Pick<Config, 'sms' | 'outboxDir'>): Sms => {
  if (sms === null) return createOutbox(outboxDir);
  return sms.provider === 'smsaero' ? createSmsAero(sms) : createSmsc(sms);
};
