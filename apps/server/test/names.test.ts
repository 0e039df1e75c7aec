import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateLine, createNominal, recipient } from './factories/certificates.ts';
import { createFormat } from './factories/events.ts';
import { buyTicket, createRunner, register } from './factories/tickets.ts';
import { participant, paymentBody, refusedPayment, ticketLine } from './factories/orders.ts';
import { ask, createMember, newEmail, password } from './factories/sign-in.ts';
import { createTestApp, type TestApp } from './support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const hostile = 'Приз на evil.com';
const said = 'Только имя или название в одну строку, без адресов сайтов';

describe('a name that would be a link in a letter is refused at its field', () => {
  it('of a participant, and of a team', async () => {
    const open = await createFormat(app.database.db);
    const info = participant({ first_name: hostile });
    expect(await refusedPayment(app, paymentBody([ticketLine(open.publicId, { info })]))).toMatchObject({
      status: 400,
      errors: { 'tickets.0.info.first_name': said },
    });
    const teams = await createFormat(app.database.db, { is_team: true, max_count: 10 });
    const line = ticketLine(teams.publicId, { team: { title: 'https://evil' } });
    expect(await refusedPayment(app, paymentBody([line]))).toMatchObject({
      status: 400,
      errors: { 'tickets.0.team.title': said },
    });
  });

  it('of a participant and a team that are named after the purchase', async () => {
    const format = await createFormat(app.database.db, { preregistration: false, is_team: true, max_count: 10 });
    const { token } = await createRunner(app);
    const id = await buyTicket(app, token, format.publicId);
    const info = participant();
    const named = await register(app, token, id, { info: { ...info, last_name: hostile } });
    expect(named.body).toMatchObject({ errors: { 'info.last_name': said } });
    const team = await register(app, token, id, { info, team: { title: hostile } });
    expect(team.body).toMatchObject({ errors: { 'team.title': said } });
  });

  it('of a certificate’s recipient, and a greeting with a link', async () => {
    const nominal = await createNominal(app.database.db);
    const to = recipient({ name: hostile, text: 'Заберите: https://evil.example' });
    const line = certificateLine(nominal.publicId, { recipient: to });
    expect(await refusedPayment(app, paymentBody([], { certificates: [line] }))).toMatchObject({
      errors: {
        'certificates.0.recipient.name': said,
        'certificates.0.recipient.text': 'Уберите из текста адреса сайтов',
      },
    });
  });

  it('of an account, its registration, a relative and who writes to support', async () => {
    const { token } = await createMember(app);
    const own = await ask(app, 'PUT', '/api/user', { last_name: hostile }, { token });
    expect(own.json()).toMatchObject({ errors: { last_name: said } });
    const contact = { contact_name: hostile, type_relate: 'Друг', contact_phone: '+7 999 123-45-67' };
    const relative = await ask(app, 'PUT', '/api/user/contact', contact, { token });
    expect(relative.json()).toMatchObject({ errors: { contact_name: said } });
    const fields = { email: newEmail(), password, agree: true, name: hostile };
    expect((await ask(app, 'POST', '/api/user', fields)).json()).toMatchObject({ errors: { name: said } });
    const letter = { name: 'Анна\nevil', email: newEmail(), phone: '+7 999 123-45-67', text: '', agree: true };
    const support = await ask(app, 'POST', '/api/support', { ...letter, support_type: 'feedback' });
    expect(support.json()).toMatchObject({ errors: { name: said } });
  });
});
