import { sql } from 'kysely';
import type { CallName, Row, World } from './row.ts';
import {
  ask,
  codeIn,
  createMember,
  lettersTo,
  newEmail,
  newPhone,
  password,
  register,
  smsCode,
} from '../factories/sign-in.ts';
import type { TestApp } from '../support/index.ts';

type SignInCall = Extract<CallName, `signIn.${string}`>;

/** A code that was texted to a new phone, whose owner may have an account. */
const texted = async (app: TestApp, isKnown: boolean): Promise<{ phone: string; phone_code: string }> => {
  const phone = newPhone();
  if (isKnown) {
    await ask(app, 'POST', '/api/user/code', { phone });
    const phone_code = await smsCode(app, phone);
    await ask(app, 'POST', '/api/user/phone', { phone, phone_code, agree: true });
  }
  await ask(app, 'POST', '/api/user/code', { phone });
  return { phone, phone_code: await smsCode(app, phone) };
};

/** The code of the letter that this call sends to a new member. */
const mailed = async (app: TestApp, path: string): Promise<string> => {
  const { email } = await createMember(app);
  await ask(app, 'POST', path, { email });
  return codeIn((await lettersTo(app, email)).at(-1));
};

const secureOf = async (app: TestApp): Promise<string> => {
  const code = await mailed(app, '/api/auth/resetpassword');
  return (await ask(app, 'PUT', '/api/auth/resetpassword', { code })).json<{ secure: string }>().secure;
};

const withBody = (body: (world: World) => unknown): Row => ({
  request: async (world) => ({ body: await body(world) }),
});

/** Rows of API §4.1 and §4.2: everybody brings a person of his own, none of the matrix loses his token. */
export const signInRequests: Record<SignInCall, Row> = {
  'signIn.register': withBody(() => ({ email: newEmail(), password, agree: true })),
  'signIn.sendCode': withBody(() => ({ phone: newPhone() })),
  'signIn.registerByPhone': withBody(async ({ app }) => ({ ...(await texted(app, false)), agree: true })),
  'signIn.byEmail': withBody(async ({ app }) => ({ email: (await createMember(app)).email, password })),
  'signIn.byPhone': withBody(({ app }) => texted(app, true)),
  'signIn.out': {
    request: async ({ app }) => ({ headers: { authorization: (await createMember(app)).token } }),
  },
  'signIn.sendLink': withBody(() => ({ email: newEmail() })),
  'signIn.byLink': withBody(async ({ app }) => ({ code: await mailed(app, '/api/auth/link') })),
  'signIn.confirmEmail': withBody(async ({ app }) => ({ code: await register(app, newEmail()) })),
  'signIn.checkEmail': withBody(() => ({ email: newEmail() })),
  'signIn.sendConfirmation': {
    // Whoever has an account waits for a new address, guests have never confirmed theirs.
    async request({ app, things }) {
      await sql`
        update users set new_email = ${newEmail()} where not temporary
          and id = (select user_id from orders where public_id = ${things.orderId})`.execute(app.database.db);
      return { body: {} };
    },
    stranger: 200,
    fullStranger: 400,
  },
  'signIn.repeatConfirmation': withBody(() => ({ email: newEmail() })),
  'signIn.requestReset': withBody(() => ({ email: newEmail() })),
  'signIn.checkReset': withBody(async ({ app }) => ({ code: await mailed(app, '/api/auth/resetpassword') })),
  'signIn.setPassword': withBody(async ({ app }) => ({ secure: await secureOf(app), password })),
};
