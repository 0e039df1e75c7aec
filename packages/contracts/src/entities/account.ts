import { z } from 'zod';
import { Id, Unix } from './basic.ts';
import { User } from './order.ts';

export const networks = ['vk', 'google'] as const;
export const Network = z.enum(networks);
export type Network = z.infer<typeof Network>;

export const loginMethods = ['email', 'phone', 'vk', 'google', 'link', 'payment', 'confirm'] as const;

/** What every way of signing in answers: the token is shown this once. */
export const SignedIn = z.object({ token: z.string(), user: User }).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

/** A login of the person (API §3.4); `temp` is its last use. */
export const Session = z
  .object({
    city: z.string().nullable(),
    country: z.string().nullable(),
    temp: Unix,
    os: z.string().nullable(),
    browser: z.string().nullable(),
    method: z.enum(loginMethods),
    public_id: Id,
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;
