import { Outlet, type ShouldRevalidateFunction } from 'react-router';
import { SignInFrame } from '../../features/sign-in/sign-in-frame.tsx';
import { calls } from '../../generated/calls.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import type { Route } from './+types/frame';

export const loader = async (args: Route.LoaderArgs) => {
  const { values } = await serverClient(args)(calls.events.filtered, { query: { limit: 1 }, body: {} });
  return { terrain: values[0]?.terrain ?? null };
};

export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** What the pages of getting in have in common: the same picture all the way. */
const SignInLayout = ({ loaderData }: Route.ComponentProps) => (
  <SignInFrame terrain={loaderData.terrain}>
    <Outlet />
  </SignInFrame>
);
export default SignInLayout;
