import type { ReactNode } from 'react';
import css from './email.module.css';

/** An e-mail as text: a long one breaks before its @, not at a hyphen. */
export const Email = ({ address }: { address: string }) => {
  const at = Math.max(0, address.lastIndexOf('@'));
  return (
    <>
      <span className={css['part']}>{address.slice(0, at)}</span>
      <span className={css['part']}>{address.slice(at)}</span>
    </>
  );
};

/** For a text that names the e-mail as `<mail>{email}</mail>`. */
export const withEmail = (email: string): { email: string; mail: () => ReactNode } => ({
  email,
  mail: () => <Email address={email} />,
});
