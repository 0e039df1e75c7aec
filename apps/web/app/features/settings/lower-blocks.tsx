import type { User } from '@trassa/contracts';
import { LanguageBlock } from './choice-block.tsx';
import { ClubBlock } from './club-block.tsx';
import { ContactBlock } from './contact-block.tsx';
import { MailingBlock } from './mailing-block.tsx';
import { NetworksBlock } from './networks-block.tsx';
import { PasswordBlock } from './password-block.tsx';
import { PhoneBlock } from './phone-block.tsx';
import { RelativeBlock } from './relative-block.tsx';
import { RunnerBlock } from './runner-block.tsx';

/** What stands below the first screen of the settings: its code comes after the first blocks. */
export const LowerBlocks = ({ user }: { user: User }) => (
  <>
    <PhoneBlock user={user} />
    <PasswordBlock user={user} />
    <NetworksBlock user={user} />
    <ContactBlock user={user} />
    <RelativeBlock user={user} />
    <ClubBlock />
    <RunnerBlock />
    <MailingBlock user={user} />
    <LanguageBlock user={user} />
  </>
);
