import type { SmsAeroConfig } from '../config/sms.ts';
import { askGateway, GatewayError } from './ask-gateway.ts';
import type { Sms } from './text-message.ts';

const name = 'smsaero';

/** SMS Aero, HTTP API v2: basic authorization by e-mail and key, digits only, `{success, data, message}`. */
export const createSmsAero = ({ url, email, apiKey, sign, timeout }: SmsAeroConfig): Sms => ({
  destination: name,
  async send({ to, text }) {
    const answer = await askGateway({ name, timeout }, `${url}/v2/sms/send`, {
      headers: {
        authorization: `Basic ${Buffer.from(`${email}:${apiKey}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ number: to.replace(/\D/g, ''), text, sign }),
    });
    if (answer['success'] !== true) throw new GatewayError(name, 'refused');
  },
});
