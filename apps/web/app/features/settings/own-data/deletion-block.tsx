import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../shared/ui/button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { SettingBlock } from '../setting-block.tsx';

const mark = '#delete=';

/** The code of the letter, behind the number sign; it leaves the address at once. */
const takeCode = (): string | null => {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(mark)) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash.slice(mark.length);
};

/** The end of the account; a letter's link opens the popup with its code (DEC-38). */
export const DeletionBlock = ({ onGone }: { onGone(): void }) => {
  const t = useTranslations('settings');
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const look = (): void => {
      const found = takeCode();
      if (found === null) return;
      setCode(found);
      setIsOpen(true);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return (
    <SettingBlock id="deletion" title={t('deletion')} lead={t('deletionLead')}>
      <div>
        <Button kind="danger" onClick={() => setIsOpen(true)}>
          {t('delete')}
        </Button>
      </div>
      <DeletionDialog key={code} isOpen={isOpen} letterCode={code} onClose={() => setIsOpen(false)} onGone={onGone} />
    </SettingBlock>
  );
};
