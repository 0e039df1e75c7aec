import type { QuietHours } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';
import type { SettingsDeps } from './settings-deps.ts';
import { findSection } from './settings.repository.ts';
import { readSection } from './stored-settings.ts';

/** How letters of the house go; null: as the environment has it. */
export type LetterSettings = {
  readonly senderName: string | null;
  readonly replyTo: string | null;
  readonly perMinute: number;
  readonly perDomain: number;
  readonly quiet: QuietHours;
};

/** As they are set now; what is left open is as the environment has it. */
export const readLetters = async (
  db: Executor,
  { config }: { readonly config: Pick<SettingsDeps['config'], 'limits'> },
): Promise<LetterSettings> => {
  const letters = readSection('letters', await findSection(db, 'letters'));
  return {
    senderName: letters.sender_name,
    replyTo: letters.reply_to,
    perMinute: letters.letters_per_minute ?? config.limits.mailingsPerMinute,
    perDomain: letters.letters_per_domain ?? config.limits.mailingsPerDomain,
    quiet: { from: letters.quiet_from, to: letters.quiet_to },
  };
};
