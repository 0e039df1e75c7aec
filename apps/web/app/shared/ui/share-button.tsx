import { useTranslations } from 'use-intl/react';
import { shareLink } from '../share-link.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { toast } from './overlays/toast.tsx';

type Props = { title: string; /** Full address of what is passed on. */ url: string };

/** Passes a page on; says when its address was copied instead. */
export const ShareButton = ({ title, url }: Props) => {
  const u = useTranslations('ui');
  const share = async (): Promise<void> => {
    const done = await shareLink({ title, url });
    if (done === 'copied') toast(u('linkCopied'));
    if (done === 'failed') toast(u('linkNotCopied'), 'alert');
  };
  return (
    <Button kind="line" onClick={() => void share()}>
      <Icon name="share" size="s" /> {u('share')}
    </Button>
  );
};
