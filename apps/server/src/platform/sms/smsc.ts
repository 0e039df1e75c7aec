import type { SmscConfig } from '../config/sms.ts';
import { askGateway, GatewayError } from './ask-gateway.ts';
import type { Sms } from './text-message.ts';

const name = 'smsc';

/** SMSC, send.php: a form, `fmt=3` answers JSON, either `{id, cnt}` or `{error, error_code}`. */
export const createSmsc = ({ url, credentials, sender, timeout }: SmscConfig): Sms => ({
  destination: name,
  async send({ to, text }) {
    const form = new URLSearchParams({
      ...('apiKey' in credentials
        ? { apikey: credentials.apiKey }
        : { login: credentials.login, psw: credentials.password }),
      ...(sender === null ? {} : { sender }),
      phones: to,
      mes: text,
      fmt: '3',
      charset: 'utf-8',
    });
    const answer = await askGateway({ name, timeout }, `${url}/sys/send.php`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: form.toString(),
    });
    if (answer['id'] === undefined || answer['error_code'] !== undefined)
      throw new GatewayError(name, `code ${Number(answer['error_code'] ?? 0)}`);
  },
});
